-- outside a transaction
-- What waits at Today and is not read from an index in its order yet: orders with items by hand that wait for a price, the oldest
-- first. Only such orders are in it.
drop index concurrently if exists orders_to_price;
create index concurrently orders_to_price on orders (placed_at, id) where state = 'Awaiting payment' and has_manual_prescription;
-- The same as products_by_code_in_any_case.
drop index concurrently if exists products_by_small_code;
