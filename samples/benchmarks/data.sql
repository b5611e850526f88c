-- Three tables as they are met in the field: many narrow rows, fewer rows with text, and files kept in the database.
-- seq_1_to_n are tables of MariaDB's sequence engine. @scale is set before: 1 makes about 1 GB when written as text.
create table salaries (
  emp_no int not null,
  salary int not null,
  from_date date not null,
  to_date date not null,
  primary key (emp_no, from_date)
) engine=InnoDB;
insert into salaries
select seq div 10, 30000 + (seq * 7919) % 90000,
       date_add('1985-01-01', interval (seq % 10) * 366 + seq % 366 day),
       if(seq % 10 = 9, '9999-01-01', date_add('1985-01-01', interval (seq % 10 + 1) * 366 + seq % 366 day))
from seq_1_to_100000000 where seq <= 3000000 * @scale;

create table products (
  id int not null auto_increment primary key,
  name varchar(100) not null,
  description text,
  price decimal(10,2) not null,
  kind enum('book','record','film','game') not null,
  tags set('new','sale','used','gift'),
  created datetime not null,
  key products_name (name),
  key products_created (created)
) engine=InnoDB default charset=utf8mb4;
insert into products
select seq, concat('product ', seq, ' größe ', seq % 77), if(seq % 10 = 0, null, concat(md5(seq), ' — ', md5(seq + 1), ' ', md5(seq + 2))),
       (seq * 7907 % 1000000) / 100, 1 + seq % 4, seq % 16, date_add('2001-01-01', interval seq * 613 second)
from seq_1_to_100000000 where seq <= 500000 * @scale;

create table files (
  id int not null primary key,
  content mediumblob not null
) engine=InnoDB;
insert into files
select seq, concat(
  random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024),
  random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024),
  random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024),
  random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024),
  random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024), random_bytes(1024))
from seq_1_to_100000000 where seq <= 8000 * @scale;
analyze table salaries, products, files;
