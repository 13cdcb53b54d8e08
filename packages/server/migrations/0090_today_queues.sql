-- outside a transaction
-- What waits at Today, each read from an index of its own.
drop index concurrently if exists users_with_data_request;
create index concurrently users_with_data_request on users (data_requested_on, id)
  where data_requested_on is not null;
drop index concurrently if exists products_at_safety;
create index concurrently products_at_safety on products (id) where is_on_sale and in_stock <= minimum_stock;
alter table desk_leases validate constraint desk_leases_kind_check;
-- Of an earlier migration.
alter table products validate constraint products_have_known_hazards;
