"""Tests of training; they need torch, which nothing else needs: `make test-training`."""
