-- outside a transaction
-- A delivery's line is taken in once, a difference booked once, a movement reversed once.
drop index concurrently if exists stock_movements_taken_in_once;
create unique index concurrently stock_movements_taken_in_once on stock_movements (delivery_line_id)
  where delivery_line_id is not null;
drop index concurrently if exists stock_movements_counted_once;
create unique index concurrently stock_movements_counted_once on stock_movements (count_line_id)
  where count_line_id is not null;
drop index concurrently if exists stock_movements_reversed_once;
create unique index concurrently stock_movements_reversed_once on stock_movements (reverses_id)
  where reverses_id is not null;
-- Movements of a product, newest first, and those of the last weeks, which are stored nearly in the order of time.
drop index concurrently if exists stock_movements_of_product_by_id;
create index concurrently stock_movements_of_product_by_id on stock_movements (product_id, id);
drop index concurrently if exists stock_movements_of_product;
drop index concurrently if exists stock_movements_by_time;
create index concurrently stock_movements_by_time on stock_movements using brin (moved_at);
-- The list of stock as it is first opened.
drop index concurrently if exists products_by_name;
create index concurrently products_by_name on products (name, id);
alter table stock_movements validate constraint stock_movements_staff;
alter table stock_movements validate constraint stock_movements_delivery_lines;
alter table stock_movements validate constraint stock_movements_count_lines;
alter table stock_movements validate constraint stock_movements_reversals;
alter table stock_movements validate constraint stock_movements_have_a_cause;
alter table stock_movements validate constraint stock_movements_move_as_their_cause_says;
alter table stock_movements validate constraint stock_movements_have_vouchers;
