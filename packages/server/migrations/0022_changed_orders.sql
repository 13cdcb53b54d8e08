-- What a review changes of an order (spec 4.5, 4.6, 7.46, reading R23): packs, substitutes, and what the order costs.

-- Money of a paid order that is to be given back because the order became cheaper.
create table order_credits (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  prescription_id integer not null references prescriptions,
  amount_mills bigint not null check (amount_mills > 0),
  due_at timestamptz not null,
  refunded_at timestamptz check (refunded_at >= due_at),
  refund_note text check (length(refund_note) between 1 and 1000),
  check ((refunded_at is null) = (refund_note is null))
);
create index order_credits_of_order on order_credits (order_id);

-- A prescription that was rejected counts no packs any more once it is corrected by another or given up.
alter table prescriptions
  add column replaced_at timestamptz,
  add constraint prescriptions_are_replaced_rejected check (replaced_at is null or (replaced_at >= rejected_at and given_up_at is null));

create or replace function check_prescribed_packs() returns trigger language plpgsql as $$
declare
  line_id integer := case tg_table_name when 'order_lines' then (to_jsonb(new) ->> 'id')::integer
    else (to_jsonb(coalesce(new, old)) ->> 'order_line_id')::integer end;
begin
  perform from order_lines
  where id = line_id and quantity * is_prescription::integer <>
    (select coalesce(sum(item.quantity), 0)
      from prescription_items as item join prescriptions on prescriptions.id = prescription_id
      where order_line_id = line_id and given_up_at is null and replaced_at is null);
  if found then
    raise exception 'Prescriptions and order line % hold different quantities', line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create function check_packs_of_prescription() returns trigger language plpgsql as $$
begin
  perform from order_lines as line
  where line.order_id = new.order_id and line.is_prescription and line.quantity <>
    (select coalesce(sum(item.quantity), 0)
      from prescription_items as item join prescriptions on prescriptions.id = prescription_id
      where order_line_id = line.id and given_up_at is null and replaced_at is null);
  if found then
    raise exception 'Prescriptions and lines of order % hold different quantities', new.order_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger prescriptions_set_aside_leave_their_lines
  after update of given_up_at, replaced_at on prescriptions deferrable initially deferred
  for each row execute function check_packs_of_prescription();
