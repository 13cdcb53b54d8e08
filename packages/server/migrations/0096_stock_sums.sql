-- Packs that moved of each product, by day and by month in London, so that the report of stock does not read every movement since
-- an earlier day. Only days that are over are in it, added by a task: no order writes here.
create table stock_sums (
  grain text not null check (grain in ('day', 'month')),
  starts_on date not null,
  product_id integer not null references products on delete cascade,
  packs bigint not null,
  primary key (grain, starts_on, product_id)
);

-- The last day that is added.
create table stock_sums_until (
  is_only boolean primary key default true check (is_only),
  last_day date
);
insert into stock_sums_until default values;
