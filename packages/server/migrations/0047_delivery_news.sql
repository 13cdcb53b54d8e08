-- Servers keep the delivery options in memory, and hear here that one has changed. No transaction of the shop changes them, so nothing
-- waits for the notice.
create function announce_delivery_options() returns trigger language plpgsql as $$
begin
  perform pg_notify('formulary_delivery', '');
  return null;
end $$;

create trigger delivery_options_announce after insert or update or delete or truncate on delivery_options
  for each statement execute function announce_delivery_options();
