-- outside a transaction
-- Products by code, in whatever letters it is typed.
drop index concurrently if exists products_by_small_code;
create index concurrently products_by_small_code on products (lower(code));
