-- An event outlives the account that did it: registrations that nobody confirmed are removed, and numbers are never given twice.
alter table audit_events drop constraint audit_events_actor_id_fkey;

-- What is too old to be kept is found without reading everything.
create index users_unconfirmed on users (requested_at)
  where account_state = 'registered' and email_verified_at is null;
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index account_tokens_by_end on account_tokens (coalesce(used_at, expires_at));
create index sign_in_failures_by_age on sign_in_failures (failed_at);
