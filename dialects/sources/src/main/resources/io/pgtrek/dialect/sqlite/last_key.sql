select max({column}) as last from {table}
