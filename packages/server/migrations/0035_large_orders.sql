-- The function of 0031 with the same effect. It joined the rows before and after a statement, and the planner, which expects
-- one row to be enough for EXISTS, compared each with each: half a second for 1,000 products, beyond the statement timeout
-- for the whole catalogue. Grouping is one pass, whatever plan is cached.
create or replace function follow_stock_requests() returns trigger language plpgsql as $$
begin
  delete from stock_requests using changed
    where stock_requests.product_id = changed.id and not changed.is_on_sale;
  if exists (
    select from stock_requests where product_id = any(array(
      select id from (
        select id, in_stock as stock_after, minimum_stock as minimum_after,
          null::integer as stock_before, null::integer as minimum_before from changed
        union all
        select id, null, null, in_stock, minimum_stock from earlier
      ) as versions
      group by id
      having max(stock_after) > max(stock_before) or max(minimum_after) < max(minimum_before)))
  ) then
    perform graphile_worker.add_job('tell-back-in-stock');
  end if;
  return null;
end $$;

-- The function of 0022 with the same effect. An order of 100 prescriptions with 100 items each asked 10,000 times for the sum
-- of 100 items: seconds at its commit. Of the items that one transaction adds to a line, the last one is asked for all.
drop index prescription_items_of_line;
create index prescription_items_of_line on prescription_items (order_line_id, id);
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
  where id = line_id and quantity * is_prescription::integer <>
    (select coalesce(sum(item.quantity), 0)
      from prescription_items as item join prescriptions on prescriptions.id = prescription_id
      where order_line_id = line_id and given_up_at is null and replaced_at is null);
  if found then
    raise exception 'Prescriptions and order line % hold different quantities', line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
