-- Orders that staff hold back, and orders that leave in parts.

-- Since when staff hold an order back, and why: nothing of it leaves meanwhile.
alter table orders
  add column on_hold_since timestamptz,
  add column hold_reason text,
  add constraint orders_are_on_hold_with_a_reason check (
    num_nulls(on_hold_since, hold_reason) in (0, 2) and length(hold_reason) between 1 and 1000) not valid;

-- What left the pharmacy together. Orders that were sent before there were parcels have none.
create table parcels (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- Its place among the parcels of the order, from 1.
  number smallint not null check (number >= 1),
  courier text not null check (courier in ('royal-mail', 'dpd', 'dhl', 'other')),
  tracking text check (tracking ~ '^[A-Z0-9][A-Z0-9-]{3,39}$'),
  sent_at timestamptz not null,
  -- The record of who sent it.
  event_id bigint not null references audit_events,
  -- Made once for a dialog, so that a part is not sent again by a second press; null for the command line.
  request_key text check (length(request_key) between 1 and 255),
  request_hash bytea check (length(request_hash) = 32),
  unique (order_id, number),
  unique (order_id, request_key),
  unique (id, order_id),
  check ((request_key is null) = (request_hash is null))
);

create table parcel_lines (
  parcel_id integer not null,
  order_id integer not null,
  order_line_id integer not null,
  quantity integer not null check (quantity >= 1),
  primary key (parcel_id, order_line_id),
  foreign key (parcel_id, order_id) references parcels (id, order_id),
  foreign key (order_line_id, order_id) references order_lines (id, order_id)
);
create index parcel_lines_of_line on parcel_lines (order_line_id);
create index parcel_lines_of_order on parcel_lines (order_id);

create trigger parcels_are_kept before update or delete or truncate on parcels
  for each statement execute function refuse_change();
create trigger parcel_lines_are_kept before update or delete or truncate on parcel_lines
  for each statement execute function refuse_change();

-- Nothing leaves of an order that is held back, or in a state in which nothing may leave. The row is locked, so that a hold and a
-- parcel wait for each other.
create function check_parcel_may_leave() returns trigger language plpgsql as $$
begin
  perform from orders
  where id = new.order_id and on_hold_since is null and state = 'Processing'
  for share;
  if not found then
    raise exception 'Order % is held back or not to be sent', new.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger parcels_may_leave before insert on parcels
  for each row execute function check_parcel_may_leave();
create function check_order_is_not_on_hold() returns trigger language plpgsql as $$
begin
  if new.on_hold_since is not null then
    raise exception 'Order % is held back', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_on_hold_stay before update of state on orders
  for each row when (new.state = 'Dispatched' and old.state <> 'Dispatched')
  execute function check_order_is_not_on_hold();

-- No line is sent more often than it was ordered. Looked at when the transaction ends, for whatever wrote it.
create function check_sent_packs() returns trigger language plpgsql as $$
declare
  line_id integer;
begin
  if tg_table_name = 'order_lines' then
    line_id := new.id;
  else
    line_id := new.order_line_id;
  end if;
  perform from order_lines
  where id = line_id and quantity <
    (select coalesce(sum(sent.quantity), 0) from parcel_lines as sent where order_line_id = line_id);
  if found then
    raise exception 'More was sent of order line % than was ordered', line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger parcels_hold_what_was_ordered
  after insert on parcel_lines deferrable initially deferred
  for each row execute function check_sent_packs();
create constraint trigger order_lines_stay_sent
  after update of quantity on order_lines deferrable initially deferred
  for each row when (new.quantity < old.quantity) execute function check_sent_packs();

-- An order that leaves in parcels is dispatched once all of it is sent.
create function check_order_is_sent() returns trigger language plpgsql as $$
begin
  perform from orders
  where id = new.id and state in ('Dispatched', 'Delivered')
    and exists (select from parcels where order_id = orders.id)
    and exists (
      select from order_lines as line
      where line.order_id = orders.id and quantity >
        (select coalesce(sum(sent.quantity), 0) from parcel_lines as sent where order_line_id = line.id));
  if found then
    raise exception 'Order % is dispatched and not all of it is sent', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_are_sent_whole
  after update of state on orders deferrable initially deferred
  for each row when (new.state in ('Dispatched', 'Delivered')) execute function check_order_is_sent();

-- Staff can remove a line that is not on prescription, and what a paid order then costs less is due back without a prescription.
alter table order_lines
  drop constraint order_lines_quantity_check,
  add constraint order_lines_quantity_check check (quantity between 0 and 9999) not valid;
alter table order_credits alter column prescription_id drop not null;
