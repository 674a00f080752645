"""What `needs.py` adds up, in hundredths of a card; `@kernel` functions hold it.

In each row: 64 fields by the way to the own start, fresh, pocket; 16 houses by their taken slots;
nothing on the ring, one marble on the ring; 18 kinds of cards in hand.

Against others, turns are compared by what the beam feels (`reference/beam_numbers.py`), with half
the worth of the way along the ring and more for coming home: set by hand, not measured by itself.
Where a simulation ends, who will win is judged by numbers fitted (`fitting.py`) to 88,683 positions
of 4,000 games of quick play. Together, both are one row, fitted to 60,622 positions of 4,000 games.
By hand, fitted fields were smoothed along the ring, exits taken as one kind and, together, plain
numbers too; so fitting anew gives somewhat other numbers.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

_AGAINST: Final = (
    "445 440 450 455 450 450 450 470 465 455 475 480 490 500 505 510 510 515 515 520 530 530 "
    "535 545 550 560 565 565 570 575 580 585 590 600 600 610 615 620 625 630 635 640 645 650 "
    "655 660 665 670 675 680 685 690 695 700 705 710 710 705 710 710 635 600 590 580 615 710 "
    "1100 1080 1020 820 960 820 760 460 900 820 760 460 700 460 400 0 150 30 90 15 15 45 0 0 60 "
    "10 0 0 0 90 50 70 30 -50 30 80 "
)
_TOGETHER: Final = (
    "913 837 822 818 790 777 789 796 781 744 739 736 738 833 843 855 864 866 867 871 879 887 "
    "890 885 875 866 864 871 885 902 918 930 939 947 956 963 964 964 966 968 964 956 945 937 "
    "939 951 967 984 1001 1014 1016 1012 1014 1024 1038 1045 1036 1038 1036 1030 1053 1137 885 "
    "1103 1061 1092 1555 1827 1764 3081 2062 3012 2962 3369 1206 1535 1721 2376 892 1365 562 "
    "-93 366 147 49 -19 -19 16 -19 -19 76 -19 -19 -19 -19 49 46 -51 72 170 -172 -98 "
)
_WINNING: Final = (
    "-1 8 -5 -24 -25 -26 -18 -27 -4 11 19 8 3 19 21 24 29 31 33 32 33 37 41 45 48 51 57 67 76 "
    "80 83 89 92 91 87 81 77 77 80 86 94 106 117 121 119 114 110 108 103 96 91 92 100 106 111 "
    "113 117 116 117 115 106 68 93 44 104 217 182 62 111 315 239 329 289 480 96 18 67 115 -48 "
    "-150 -355 -1749 -22 -36 94 41 55 39 52 50 80 44 43 49 45 94 74 142 38 -28 129 139 "
)


def _cards(text: str) -> Any:
    return np.array([int(hundredths) / 100 for hundredths in text.split()])


TABLE: Final = _cards(_AGAINST + _TOGETHER)
WINNING: Final = _cards(_WINNING)
CARDS_AHEAD: Final = 9.4  # a lead of so many cards, counted so, makes the odds e to 1
