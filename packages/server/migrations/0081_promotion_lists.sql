-- outside a transaction
-- The desk's list of promotions, by their ends and beginnings.
drop index concurrently if exists promotions_by_start;
create index concurrently promotions_by_start on promotions (starts_at, id);
drop index concurrently if exists promotions_by_end;
create index concurrently promotions_by_end on promotions (ends_at, id);
