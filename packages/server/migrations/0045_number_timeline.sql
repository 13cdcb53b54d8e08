-- A promoted or restored PostgreSQL continues on another timeline, and may lack numbers of orders and invoices that were
-- given on the one before. The timeline on which numbers are given; compared by each new connection.
create table number_timeline (
  is_only boolean primary key default true check (is_only),
  timeline text not null
);

-- As the first eight digits of a WAL file say it. pg_control_checkpoint() still has the old one right after a promotion.
create function current_timeline() returns text language sql as $$
  select left(pg_walfile_name(pg_current_wal_lsn()), 8)
$$;
insert into number_timeline (timeline) values (current_timeline());

-- Skips ten times the orders of the busiest day for each day since `since`, in case the lost ones came faster, and at least
-- 10,000. Records the range of invoices, whose numbers have no other gaps.
create function skip_numbers(since timestamptz, moment timestamptz) returns bigint language plpgsql as $$
declare
  days bigint := greatest(0, ceil(extract(epoch from moment - since) / 86400)) + 1;
  busiest bigint;
  skipped bigint;
begin
  -- The row is locked first: of several connections that find another timeline, one skips.
  update number_timeline set timeline = current_timeline();
  select coalesce(max(placed), 0) into busiest
  from (select count(*) as placed from orders group by date_trunc('day', placed_at)) as per_day;
  skipped := greatest(10000, 10 * days * busiest);
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + skipped)
  from pg_sequences where schemaname = 'public';
  with moved as (
    update invoice_series set last = last + skipped::integer returning kind, last)
  insert into skipped_invoice_numbers (kind, first, last, skipped_at)
  select kind, last - skipped::integer + 1, last, moment from moved;
  insert into audit_events (happened_at, actor_id, action, subject, detail)
  values (moment, null, 'numbers-skipped', 'database', jsonb_build_object('numbers', skipped, 'since', since));
  return skipped;
end $$;

-- Skips numbers if PostgreSQL was promoted or recovered since they were last given. Returns whether it knows: a standby may be
-- promoted later.
create function follow_timeline() returns boolean language plpgsql as $$
begin
  if pg_is_in_recovery() then
    return false;
  end if;
  if exists (select from number_timeline where timeline = current_timeline()) then
    return true;
  end if;
  if current_setting('transaction_read_only') = 'on' then
    return false;
  end if;
  perform from number_timeline for update;
  if not exists (select from number_timeline where timeline = current_timeline()) then
    perform skip_numbers(coalesce((select max(placed_at) from orders), now()), now());
  end if;
  return true;
end $$;
