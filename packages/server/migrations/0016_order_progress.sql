-- Nothing is packed before every prescription of it is signed (reading R10); that it is paid is a check of the table. Looked
-- at when the transaction ends, so that an order and its prescriptions may be written in any order.
create function check_order_is_signed() returns trigger language plpgsql as $$
declare
  order_number integer := case tg_table_name when 'orders' then (to_jsonb(new) ->> 'id')::integer
    else (to_jsonb(new) ->> 'order_id')::integer end;
begin
  perform from orders
  where id = order_number and has_prescription and state in ('Processing', 'Dispatched', 'Delivered')
    and (not exists (select from prescriptions where order_id = orders.id)
      or exists (select from prescriptions where order_id = orders.id and status <> 'signed'));
  if found then
    raise exception 'Order % is packed and not signed', order_number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_are_signed_before_they_are_packed
  after insert or update of state, has_prescription on orders deferrable initially deferred
  for each row when (new.has_prescription and new.state in ('Processing', 'Dispatched', 'Delivered'))
  execute function check_order_is_signed();
create constraint trigger prescriptions_of_packed_orders_stay_signed
  after insert or update of status, order_id on prescriptions deferrable initially deferred
  for each row when (new.status <> 'signed') execute function check_order_is_signed();
