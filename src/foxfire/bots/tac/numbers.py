"""What `needs.py` adds up, in hundredths of a card; `@kernel` functions hold it.

In each row: 64 fields by the way to the own start, fresh, pocket; 16 houses by their taken slots;
nothing on the ring, one marble on the ring; 18 kinds of cards in hand.

Against others: what the beam feels (`reference/beam_numbers.py`), with half the worth of the way
along the ring and more for coming home; in quick play that won 53 % of 500 games. A fit to who wins
had no better numbers. Together: fitted (`fitting.py`) to 4,000 games of quick play.
"""

from __future__ import annotations

from typing import Final

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
TABLE: Final = np.array([int(text) / 100 for text in (_AGAINST + _TOGETHER).split()])
