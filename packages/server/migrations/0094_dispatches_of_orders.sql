-- outside a transaction
-- Which orders left on some days, read from the index alone.
drop index concurrently if exists dispatches_of_orders;
create index concurrently dispatches_of_orders on audit_events (happened_at) include (subject)
  where action = 'order-moved' and detail ->> 'state' = 'Dispatched';
drop index concurrently if exists dispatches_by_time;
