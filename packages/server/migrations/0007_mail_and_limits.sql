-- How far the sending of an e-mail has come. Whoever takes one moves `due_at` on for as long as sending
-- may last: a sender that dies gives it back by doing nothing. No `due_at` is at once.
alter table outbox
  add column due_at timestamptz,
  add column attempts integer not null default 0 check (attempts >= 0),
  add column failing_since timestamptz,
  add column given_up_at timestamptz,
  add column failure text check (length(failure) <= 500),
  -- The mail's Message-ID: the same at every attempt, so that a mail that arrives twice is seen to be one.
  add column message_id uuid not null default gen_random_uuid(),
  add constraint outbox_is_sent_or_given_up check (sent_at is null or given_up_at is null);

drop index outbox_unsent;
create index outbox_unsent on outbox (id) where sent_at is null and given_up_at is null;
create index outbox_given_up on outbox (id) where given_up_at is not null;

-- Every sender hears at once that there is mail.
create function announce_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('formulary_mail', '');
  return null;
end $$;

create trigger outbox_announces_mail
  after insert on outbox
  for each statement execute function announce_mail();

-- Attempts that are limited, by the SHA-256 of what they are counted for; worth nothing after `ends_at`.
create table attempt_counters (
  counter bytea primary key check (length(counter) = 32),
  taken integer not null check (taken >= 1),
  ends_at timestamptz not null
);
create index attempt_counters_by_end on attempt_counters (ends_at);
