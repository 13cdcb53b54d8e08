-- The shop's seal over each event of a prescription: whoever owns the database alone can make a hash, and no seal
-- (rule I59, docs/decisions/2026-11-27-root-of-trust.md).
alter table prescription_events
  -- The key that sealed it; none for what was recorded before events were sealed.
  add column key_id text references seal_keys,
  -- Ed25519 over the hash.
  add column seal bytea check (length(seal) = 64);

-- What is recorded from now on is sealed. A server of the version before can record nothing any more.
do $$
declare
  unsealed bigint := (select coalesce(max(sequence), 0) from prescription_events);
begin
  execute format('alter table prescription_events add constraint prescription_events_are_sealed
    check ((key_id is null) = (seal is null) and (seal is not null or sequence <= %s))', unsealed);
end $$;
