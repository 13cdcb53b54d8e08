-- One account for a key, and an address as it was typed, which nothing compares.
alter table users
  drop constraint users_email_key,
  alter column email type text,
  alter column email_key set not null,
  add constraint users_email_key_is_unique unique (email_key);

-- A sign-in takes its place among the attempts before it is judged, and a success gives it back. What was counted so far,
-- for a quarter of an hour, is let go.
truncate sign_in_failures;
alter table sign_in_failures
  drop column email,
  -- The SHA-256 of the address's key: whose address was guessed at is nobody's business.
  add column account bytea not null check (length(account) = 32),
  -- False while it is being judged.
  add column is_judged boolean not null default false;
create index sign_in_failures_of_account on sign_in_failures (account, address, failed_at);
