-- outside a transaction
-- The desk's list of orders. Each of its filters by state, prescription and payment is a few ranges of an index in the order of
-- the list, so that a page takes as long however many orders there are.
drop index concurrently if exists orders_by_kind_and_time;
create index concurrently orders_by_kind_and_time on orders (state, has_prescription, payment_mode, placed_at, id);
drop index concurrently if exists orders_by_kind_and_amount;
create index concurrently orders_by_kind_and_amount on orders (state, has_prescription, payment_mode, amount_mills, id, placed_at);
drop index concurrently if exists orders_by_kind_and_hold;
create index concurrently orders_by_kind_and_hold on orders (state, has_prescription, payment_mode, held_until, id, placed_at)
  where held_until is not null;
drop index concurrently if exists orders_on_hold;
create index concurrently orders_on_hold on orders (on_hold_since, id) where on_hold_since is not null;
drop index concurrently if exists orders_by_time;
create index concurrently orders_by_time on orders (placed_at, id);
-- The constraints of 0053, for the rows that were there before.
alter table orders validate constraint orders_are_on_hold_with_a_reason;
alter table order_lines validate constraint order_lines_quantity_check;
