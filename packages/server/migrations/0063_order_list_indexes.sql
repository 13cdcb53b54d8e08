-- outside a transaction
-- The desk's lists of orders read no row of the table before they know the page: their indexes hold the buyer, by whom staff
-- search, and the columns of other filters. The indexes of 0053 that they replace go, and with them the one by time alone, whose
-- lists are merged from the ranges of each kind.
drop index concurrently if exists orders_listed_by_time;
create index concurrently orders_listed_by_time on orders (state, has_prescription, payment_mode, placed_at, id)
  include (user_id, held_until);
drop index concurrently if exists orders_listed_by_amount;
create index concurrently orders_listed_by_amount on orders (state, has_prescription, payment_mode, amount_mills, id)
  include (placed_at, user_id);
drop index concurrently if exists orders_listed_by_hold;
create index concurrently orders_listed_by_hold on orders (state, has_prescription, payment_mode, held_until, id)
  include (placed_at, user_id) where held_until is not null;
drop index concurrently if exists orders_of_buyer;
create index concurrently orders_of_buyer on orders (user_id, placed_at desc, id desc)
  include (state, has_prescription, payment_mode);
drop index concurrently if exists orders_by_kind_and_time;
drop index concurrently if exists orders_by_kind_and_amount;
drop index concurrently if exists orders_by_kind_and_hold;
drop index concurrently if exists orders_by_time;
drop index concurrently if exists orders_of_user;
