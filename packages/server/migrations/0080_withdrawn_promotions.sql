-- A promotion that is called off before it begins stays on record, and is offered to nobody. One that is on ends by its time.
alter table promotions add column withdrawn_at timestamptz;
