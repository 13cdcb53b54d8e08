-- outside a transaction
-- The list of products in its other orders, and codes in whatever letters.
drop index concurrently if exists products_by_price;
create index concurrently products_by_price on products (price_mills, id);
drop index concurrently if exists products_by_age;
create index concurrently products_by_age on products (added_at, id);
drop index concurrently if exists products_by_code_in_any_case;
create index concurrently products_by_code_in_any_case on products (lower(code));
alter table products validate constraint products_have_known_hazards;
