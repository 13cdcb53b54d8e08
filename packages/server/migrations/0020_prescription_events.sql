-- What happened to each prescription, in one chain for the shop: each event has the SHA-256 of itself and of the one before it,
-- so that none can be changed or taken away unseen (rules I39, docs/decisions/2026-11-23-signing.md).
create table prescription_events (
  -- 1, 2, 3 and so on, without gaps.
  sequence bigint primary key check (sequence >= 1),
  prescription_id integer not null references prescriptions,
  kind text not null check (kind in ('ordered', 'verified', 'rejected', 'corrected', 'given-up', 'signed',
    'confirmation-sent', 'confirmed', 'lapsed', 'pdf-sealed')),
  -- None for what the shop did by itself, and for a link that was followed without signing in.
  actor_id integer references users,
  -- Whole milliseconds: what is hashed is all there is.
  happened_at timestamptz not null check (date_trunc('milliseconds', happened_at) = happened_at),
  address text check (length(address) between 1 and 100),
  agent text check (length(agent) <= 300),
  detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  previous_hash bytea not null unique check (length(previous_hash) = 32),
  hash bytea not null unique check (length(hash) = 32)
);
create index prescription_events_of_prescription on prescription_events (prescription_id, sequence);
create trigger prescription_events_are_kept
  before update or delete or truncate on prescription_events
  for each statement execute function refuse_change();
