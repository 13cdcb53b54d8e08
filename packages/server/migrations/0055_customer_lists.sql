-- outside a transaction
-- The desk's list of customers, each sort read from an index in its order.
drop index concurrently if exists users_by_request;
create index concurrently users_by_request on users (requested_at, id);
drop index concurrently if exists users_by_name;
create index concurrently users_by_name on users (lower(last_name || ' ' || first_name), id);
drop index concurrently if exists users_by_company;
create index concurrently users_by_company on users (lower(coalesce(company, '')), id);
drop index concurrently if exists users_by_recheck;
create index concurrently users_by_recheck on users (coalesce(recheck_on, 'infinity'::date), id);
drop index concurrently if exists users_to_recheck;
create index concurrently users_to_recheck on users (recheck_on, id)
  where account_state = 'active' and recheck_on is not null;
-- Parts of names, addresses and numbers.
drop index concurrently if exists users_by_words;
create index concurrently users_by_words on users using gin (searched gin_trgm_ops);
