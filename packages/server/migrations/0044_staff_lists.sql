-- outside a transaction
-- Lists of staff, each read from an index in its order, so that a list takes as long however many orders there are.
drop index concurrently if exists orders_by_state;
create index concurrently orders_by_state on orders (state, placed_at, id);
drop index concurrently if exists order_credits_to_refund;
create index concurrently order_credits_to_refund on order_credits (order_id) where refunded_at is null;
drop index concurrently if exists prescriptions_open;
create index concurrently prescriptions_open on prescriptions (created_at, id)
  where confirmed_at is null and given_up_at is null and replaced_at is null;
drop index concurrently if exists dispatches_by_time;
create index concurrently dispatches_by_time on audit_events (happened_at)
  where action = 'order-moved' and detail ->> 'state' = 'Dispatched';
drop index concurrently if exists users_by_state;
create index concurrently users_by_state on users (account_state, requested_at, id);
drop index concurrently if exists invoices_by_time;
create index concurrently invoices_by_time on invoices (issued_at);
