"""`python -m foxfire` is the same as `foxfire`."""

import sys

from foxfire.cli import main

sys.exit(main())
