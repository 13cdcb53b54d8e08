-- What leaves the pharmacy was signed, and is in date: the database refuses the rest by itself, whatever wrote it.

-- The last day on which a prescription may be dispensed: that of the six months beginning with the day it is dated (reading R35),
-- counted like `prescriptionValidUntil` in rules/dates. PostgreSQL adds months like it: a day that the month lacks is its last.
create function prescription_valid_until(dated_on date) returns date
  language sql immutable strict parallel safe as $$
  select case extract(day from later) when extract(day from dated_on) then later - 1 else later end
  from (select (dated_on + interval '6 months')::date as later) as half_a_year_later
$$;

-- Whether every prescription of an order is confirmed, or was rejected and then corrected or given up. What was never rejected
-- cannot be set aside. An order without prescriptions is signed unless it says that it has some.
create function is_order_signed(order_number integer) returns boolean language sql stable as $$
  select not has_prescription and not exists (select from prescriptions where order_id = orders.id)
    or coalesce((
      select bool_and(confirmed_at is not null or (status = 'rejected' and (given_up_at is not null or exists (
        select from prescriptions as correction where correction.replaces_id = rx.id and correction.order_id = rx.order_id))))
      from prescriptions as rx where order_id = orders.id), false)
  from orders where id = order_number
$$;

create or replace function check_order_is_signed() returns trigger language plpgsql as $$
declare
  order_number integer := case tg_table_name when 'orders' then (to_jsonb(new) ->> 'id')::integer
    else (to_jsonb(new) ->> 'order_id')::integer end;
begin
  perform from orders
  where id = order_number and has_prescription and state in ('Processing', 'Dispatched', 'Delivered')
    and not is_order_signed(id);
  if found then
    raise exception 'Order % is packed and not signed', order_number using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- A null in these comparisons let what nobody rejected be given up, be corrected, and lapse.
alter table prescriptions
  drop constraint prescriptions_are_given_up_rejected,
  add constraint prescriptions_are_given_up_rejected
    check (given_up_at is null or (rejected_at is not null and given_up_at >= rejected_at)),
  drop constraint prescriptions_lapse_as_rejected,
  add constraint prescriptions_lapse_as_rejected
    check (lapsed_at is null or (rejected_at is not null and lapsed_at = rejected_at)),
  drop constraint prescriptions_are_replaced_rejected,
  add constraint prescriptions_are_replaced_rejected
    check (replaced_at is null or (rejected_at is not null and replaced_at >= rejected_at and given_up_at is null));

-- A prescription is confirmed by the link of a signature that is kept, or by its paper original, and either is an event. Looked at
-- when the transaction ends, since the event comes last. What was confirmed before is left alone: prescriptions that were signed
-- before there were steps (0018) have neither, and are refused when they are to be dispatched.
create function check_confirmed_prescription() returns trigger language plpgsql as $$
begin
  perform from prescriptions as rx
  where id = new.id and confirmed_at is not null and not case
    when original_received_at is not null then exists (
      select from prescription_events
      where prescription_id = rx.id and kind = 'original-received' and happened_at = rx.confirmed_at)
    else exists (
        select from prescription_signatures as signature
        where prescription_id = rx.id and signature.document_id = rx.document_id and signature.signed_at = rx.signed_at)
      and exists (
        select from prescription_events
        where prescription_id = rx.id and kind = 'confirmed' and happened_at = rx.confirmed_at) end;
  if found then
    raise exception 'Prescription % is confirmed without a signature and its event', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger confirmed_prescriptions_are_signed
  after insert or update of confirmed_at, original_received_at on prescriptions deferrable initially deferred
  for each row when (new.confirmed_at is not null) execute function check_confirmed_prescription();

-- An order with prescriptions leaves with a record of when, signed whole, and within the six months of each that is not set aside.
create function check_order_may_leave() returns trigger language plpgsql as $$
declare
  left_on date;
begin
  perform from orders where id = new.id and state in ('Dispatched', 'Delivered')
    and exists (select from prescriptions where order_id = orders.id);
  if not found then
    return null;
  end if;
  select (max(happened_at) at time zone 'Europe/London')::date into left_on from audit_events
  where subject = 'order ' || new.id and action = 'order-moved' and detail ->> 'state' = 'Dispatched';
  if left_on is null then
    raise exception 'Order % leaves without a record of it', new.id using errcode = 'check_violation';
  end if;
  if not is_order_signed(new.id) then
    raise exception 'Order % leaves and is not signed', new.id using errcode = 'check_violation';
  end if;
  perform from prescriptions
  where order_id = new.id and confirmed_at is not null
    and left_on not between prescribed_on and prescription_valid_until(prescribed_on);
  if found then
    raise exception 'Order % leaves on a prescription that is out of date', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_leave_signed_and_in_date
  after insert or update of state on orders deferrable initially deferred
  for each row when (new.state in ('Dispatched', 'Delivered')) execute function check_order_may_leave();
