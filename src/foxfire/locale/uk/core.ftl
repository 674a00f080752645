### Слова для кожної гри.

core-list-separator = ,{ " " }

core-player = Гравець { $number }
