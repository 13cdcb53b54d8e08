-- outside a transaction
-- A booking is undone once.
drop index concurrently if exists payments_reversed_once;
create unique index concurrently payments_reversed_once on payments (reverses_id) where reverses_id is not null;
-- Lines of statements show who booked a payment, and orders waiting for a price are listed.
drop index concurrently if exists order_lines_unpriced;
create index concurrently order_lines_unpriced on order_lines (order_id) where manual_index is not null and priced_at is null;
alter table payments validate constraint payments_amounts;
alter table order_credits validate constraint order_credits_kinds;
alter table order_credits validate constraint order_credits_of_changes;
alter table order_credits validate constraint order_credits_have_reasons;
alter table order_credits validate constraint order_credits_over_are_not_charged;
