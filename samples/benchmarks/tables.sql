-- The same tables in PostgreSQL without keys and indexes, for the bare copies that everything else is compared with.
drop schema if exists bare cascade;
create schema bare;
create table bare.salaries (emp_no int, salary int, from_date date, to_date date);
create table bare.products (id int, name text, description text, price numeric(10,2), kind text, tags text, created timestamp);
create table bare.files (id int, content bytea);
