"""Where torch is not installed these tests are not collected; `make test-training` installs it."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
