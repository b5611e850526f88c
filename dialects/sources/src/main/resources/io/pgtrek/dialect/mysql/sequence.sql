-- MariaDB. Numbers below next_not_cached_value may have been handed out already.
select next_not_cached_value, minimum_value, maximum_value, increment, cycle_option, cache_size
from {sequence}
