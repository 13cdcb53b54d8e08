-- The booking of a transfer that paid its order can be undone. The order waits for its payment again, so the transfer that
-- paid it counts as a part from then on, and one of the parts is reversed. Nothing else of a payment ever changes.
drop trigger payments_stand on payments;
create trigger payments_stand
  before update of order_id, mode, reference, outcome, amount_mills, currency, settled_at, callback_id, event_id
  on payments for each statement execute function refuse_change();
create trigger payments_become_parts_only
  before update of effect on payments
  for each row when (not (old.effect = 'counts' and new.effect in ('counts', 'part') and old.mode = 'bankTransfer'
    and old.outcome = 'paid')) execute function refuse_change();

-- Its invoice is credited in full, and the payment that follows has another one. Counted from 1 for each order.
alter table invoices add column edition smallint not null default 1;
alter table invoices add constraint invoices_have_editions
  check (edition >= 1 and (edition = 1 or kind = 'Invoice')) not valid;

-- Packs of a signed prescription that are not supplied, after a parcel of the order has left: the line has fewer packs then,
-- and the prescription says what was prescribed.
alter table order_lines add column withdrawn integer not null default 0;
alter table order_lines add constraint order_lines_withdraw_prescribed
  check (withdrawn between 0 and 9999 and (withdrawn = 0 or is_prescription)) not valid;

-- The function of 0035, which also counts packs that are not supplied.
create or replace function check_prescribed_packs() returns trigger language plpgsql as $$
declare
  line_id integer;
begin
  if tg_table_name = 'order_lines' then
    line_id := new.id;
  elsif tg_op = 'DELETE' then
    line_id := old.order_line_id;
  else
    line_id := new.order_line_id;
  end if;
  if tg_table_name = 'prescription_items' and tg_op = 'INSERT' then
    -- Identities grow, so that a later item that this transaction wrote was added by it, and is checked itself.
    perform from (
      select id, xmin from prescription_items where order_line_id = line_id order by id desc limit 1
    ) as newest where newest.id > new.id and newest.xmin = pg_current_xact_id()::xid;
    if found then
      return null;
    end if;
  end if;
  perform from order_lines
  where id = line_id and (quantity + withdrawn) * is_prescription::integer <>
    (select coalesce(sum(item.quantity), 0)
      from prescription_items as item join prescriptions on prescriptions.id = prescription_id
      where order_line_id = line_id and given_up_at is null and replaced_at is null);
  if found then
    raise exception 'Prescriptions and order line % hold different quantities', line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace function check_packs_of_prescription() returns trigger language plpgsql as $$
begin
  perform from order_lines as line
  where line.order_id = new.order_id and line.is_prescription and line.quantity + line.withdrawn <>
    (select coalesce(sum(item.quantity), 0)
      from prescription_items as item join prescriptions on prescriptions.id = prescription_id
      where order_line_id = line.id and given_up_at is null and replaced_at is null);
  if found then
    raise exception 'Prescriptions and lines of order % hold different quantities', new.order_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Packs are withdrawn once something of the order has left, and never come back.
create function check_withdrawn_packs() returns trigger language plpgsql as $$
begin
  if new.withdrawn < old.withdrawn or not exists (select from parcels where order_id = new.order_id) then
    raise exception 'Packs of order line % cannot be withdrawn', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_lines_are_withdrawn_late
  after update of withdrawn on order_lines
  for each row when (new.withdrawn <> old.withdrawn) execute function check_withdrawn_packs();

-- The function of 0034: a prescription is in date when its packs leave. Of an order in parcels that is the last one with packs
-- of it, so that the rest of a back order can leave, or be cancelled, after a prescription whose packs have gone has run out.
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
  where rx.order_id = new.id and confirmed_at is not null
    and case when exists (select from parcels where order_id = new.id)
      then went_on not between prescribed_on and prescription_valid_until(prescribed_on)
      else left_on not between prescribed_on and prescription_valid_until(prescribed_on) end;
  if found then
    raise exception 'Order % leaves on a prescription that is out of date', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
