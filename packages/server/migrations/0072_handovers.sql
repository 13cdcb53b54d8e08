-- What staff do with prescriptions: void a signed one before anything of its order has left, and hand the request of a prescriber
-- who can no longer sign over to another one, who accepts. Both set it aside like a rejected one, at the same moment.
alter table prescriptions
  add column voided_at timestamptz,
  add column handed_over_at timestamptz;
alter table prescriptions
  drop constraint prescriptions_are_signed_in_time,
  add constraint prescriptions_are_signed_in_time
    check ((status = 'signed') = (signed_at is not null and voided_at is null) and (confirmed_at is null or confirmed_at >= signed_at)
      and (verified_at is null or signed_at >= verified_at)) not valid,
  drop constraint prescriptions_are_received_signed,
  add constraint prescriptions_are_received_signed
    check ((original_received_at is null) = (original_received_by is null) and (original_received_at is null
      or ((status = 'signed' or voided_at is not null) and confirmed_at = original_received_at))) not valid,
  add constraint prescriptions_are_voided_signed
    check (voided_at is null or (rejected_at is not null and voided_at = rejected_at and signed_at is not null
      and voided_at >= signed_at)) not valid,
  add constraint prescriptions_are_handed_over_unsigned
    check (handed_over_at is null or (rejected_at is not null and handed_over_at = rejected_at and signed_at is null
      and replaced_at is not null)) not valid;
alter table prescription_events
  drop constraint prescription_events_kind_check,
  add constraint prescription_events_kind_check check (kind in ('ordered', 'verified', 'rejected', 'corrected', 'given-up',
    'signed', 'confirmation-sent', 'confirmed', 'lapsed', 'pdf-sealed', 'original-received', 'voided', 'handed-over')) not valid;

-- As in 0034, but that a voided prescription was confirmed and counts as rejected.
create or replace function is_order_signed(order_number integer) returns boolean language sql stable as $$
  select not has_prescription and not exists (select from prescriptions where order_id = orders.id)
    or coalesce((
      select bool_and(case when status = 'rejected'
        then given_up_at is not null or exists (
          select from prescriptions as correction where correction.replaces_id = rx.id and correction.order_id = rx.order_id)
        else confirmed_at is not null end)
      from prescriptions as rx where order_id = orders.id), false)
  from orders where id = order_number
$$;
create constraint trigger voided_prescriptions_leave_no_order_packed
  after insert or update of voided_at on prescriptions deferrable initially deferred
  for each row when (new.voided_at is not null) execute function check_order_is_signed();

-- As in 0066, but for voided prescriptions, against which nothing leaves.
create or replace function check_order_may_leave() returns trigger language plpgsql as $$
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
  perform from prescriptions as rx
  cross join lateral (
    select (max(sent_at) at time zone 'Europe/London')::date as went_on
    from prescription_items as item join parcel_lines as sent on sent.order_line_id = item.order_line_id
    join parcels on parcels.id = parcel_id
    where item.prescription_id = rx.id) as gone
  where rx.order_id = new.id and confirmed_at is not null and voided_at is null
    and case when exists (select from parcels where order_id = new.id)
      then went_on not between prescribed_on and prescription_valid_until(prescribed_on)
      else left_on not between prescribed_on and prescription_valid_until(prescribed_on) end;
  if found then
    raise exception 'Order % leaves on a prescription that is out of date', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- A request that staff propose to another prescriber, until that one answers.
create table prescription_handovers (
  id integer generated always as identity primary key,
  prescription_id integer not null references prescriptions,
  prescriber_id integer not null references users,
  staff_id integer not null references staff,
  reason text not null check (length(reason) between 1 and 1000),
  asked_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'withdrawn')),
  answered_at timestamptz check (answered_at >= asked_at),
  -- The prescription that the accepting prescriber is to sign.
  replaced_by_id integer unique references prescriptions,
  check ((answer is null) = (answered_at is null)),
  check ((answer is not distinct from 'accepted') = (replaced_by_id is not null))
);
create unique index prescription_handovers_open on prescription_handovers (prescription_id) where answer is null;
create index prescription_handovers_of_prescriber on prescription_handovers (prescriber_id, id) where answer is null;
create index prescription_handovers_of_prescription on prescription_handovers (prescription_id, id);

-- Staff take prescriptions, messages and failed mails from their queues too.
alter table desk_leases drop constraint desk_leases_kind_check;
alter table desk_leases add constraint desk_leases_kind_check
  check (kind in ('order', 'user', 'statement', 'prescription', 'message', 'mail')) not valid;
