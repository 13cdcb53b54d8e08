-- Stock that staff move: purchase orders, deliveries, counts and adjustments. The ledger stays the one place that says how much
-- there is; these are its vouchers.

-- What suppliers were asked to bring.
create table purchase_orders (
  id integer generated always as identity primary key,
  supplier text not null check (length(supplier) between 1 and 100),
  reference text check (length(reference) between 1 and 60),
  expected_on date,
  ordered_at timestamptz not null,
  ordered_by integer not null references staff,
  -- Since when nothing more is expected: all of it came, or staff say so with a reason.
  closed_at timestamptz,
  close_reason text check (length(close_reason) between 1 and 1000),
  -- Made once for a form, so that a second press writes no second one.
  request_key text not null check (length(request_key) between 1 and 255),
  request_hash bytea not null check (length(request_hash) = 32),
  unique (ordered_by, request_key),
  check (close_reason is null or closed_at is not null)
);
create index purchase_orders_open on purchase_orders (id) where closed_at is null;
create trigger purchase_orders_are_kept
  before delete or truncate on purchase_orders
  for each statement execute function refuse_change();
create trigger purchase_orders_stand
  before update of supplier, reference, expected_on, ordered_at, ordered_by, request_key, request_hash on purchase_orders
  for each statement execute function refuse_change();

create table purchase_order_lines (
  id integer generated always as identity primary key,
  purchase_order_id integer not null references purchase_orders,
  product_id integer not null references products,
  packs integer not null check (packs between 1 and 1000000),
  unique (purchase_order_id, product_id)
);
create index purchase_order_lines_of_product on purchase_order_lines (product_id);
create trigger purchase_order_lines_are_kept
  before update or delete or truncate on purchase_order_lines
  for each statement execute function refuse_change();

-- What came together. A line may later be split into batches by a table below it.
create table deliveries (
  id integer generated always as identity primary key,
  purchase_order_id integer references purchase_orders,
  supplier text not null check (length(supplier) between 1 and 100),
  -- The number of the delivery note.
  reference text check (length(reference) between 1 and 60),
  received_at timestamptz not null,
  received_by integer not null references staff,
  -- Made once for a form, so that a second press takes nothing in again.
  request_key text not null check (length(request_key) between 1 and 255),
  request_hash bytea not null check (length(request_hash) = 32),
  unique (received_by, request_key)
);
create index deliveries_of_purchase_order on deliveries (purchase_order_id) where purchase_order_id is not null;
create trigger deliveries_are_kept
  before update or delete or truncate on deliveries
  for each statement execute function refuse_change();

create table delivery_lines (
  id integer generated always as identity primary key,
  delivery_id integer not null references deliveries,
  product_id integer not null references products,
  packs integer not null check (packs between 1 and 1000000),
  -- Packs that the purchase order still expected.
  to_come integer check (to_come >= 0),
  unique (delivery_id, product_id)
);
create trigger delivery_lines_are_kept
  before update or delete or truncate on delivery_lines
  for each statement execute function refuse_change();

-- Sheets of products that staff count.
create table stock_counts (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  started_at timestamptz not null,
  started_by integer not null references staff,
  closed_at timestamptz,
  request_key text not null check (length(request_key) between 1 and 255),
  request_hash bytea not null check (length(request_hash) = 32),
  unique (started_by, request_key)
);
create trigger stock_counts_are_kept
  before delete or truncate on stock_counts
  for each statement execute function refuse_change();

create table stock_count_lines (
  id integer generated always as identity primary key,
  count_id integer not null references stock_counts,
  product_id integer not null references products,
  -- Packs on the shelf.
  counted integer check (counted between 0 and 10000000),
  -- Packs that should have been there: in stock, and held for orders that had not left.
  expected integer check (expected >= 0),
  -- The product's newest movement at that moment.
  movement_id bigint,
  counted_at timestamptz,
  counted_by integer references staff,
  booked_at timestamptz,
  booked_by integer references staff,
  reason text check (length(reason) between 1 and 200),
  unique (count_id, product_id),
  check (num_nulls(counted, expected, movement_id, counted_at, counted_by) in (0, 5)),
  check (num_nulls(booked_at, booked_by) in (0, 2)),
  check (booked_at is null or (counted is not null and (counted = expected or reason is not null)))
);
create trigger stock_count_lines_are_kept
  before delete or truncate on stock_count_lines
  for each statement execute function refuse_change();

-- What is booked stays as it was counted.
create function keep_booked_count() returns trigger language plpgsql as $$
begin
  if old.booked_at is not null or (old.count_id, old.product_id) is distinct from (new.count_id, new.product_id) then
    raise exception 'Count line % is booked and cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger booked_counts_are_kept before update on stock_count_lines
  for each row execute function keep_booked_count();

-- Net packs of a product that were sold in the days before, recounted every hour.
create table product_sales (
  product_id integer primary key references products on delete cascade,
  packs bigint not null check (packs >= 0),
  days smallint not null check (days between 1 and 366),
  counted_at timestamptz not null
);

alter table stock_movements
  -- Who of the staff moved it, and why.
  add column staff_id integer,
  add column reason text,
  add column delivery_line_id integer,
  add column count_line_id integer,
  -- The movement that this one takes back.
  add column reverses_id bigint;
alter table stock_movements add constraint stock_movements_staff
  foreign key (staff_id) references staff not valid;
alter table stock_movements add constraint stock_movements_delivery_lines
  foreign key (delivery_line_id) references delivery_lines not valid;
alter table stock_movements add constraint stock_movements_count_lines
  foreign key (count_line_id) references stock_count_lines not valid;
alter table stock_movements add constraint stock_movements_reversals
  foreign key (reverses_id) references stock_movements not valid;
alter table stock_movements drop constraint stock_movements_have_a_cause;
alter table stock_movements add constraint stock_movements_have_a_cause check (cause in ('opening', 'order', 'change',
  'release', 'correction', 'goods-in', 'count', 'adjustment', 'reversal')) not valid;
alter table stock_movements drop constraint stock_movements_move_as_their_cause_says;
alter table stock_movements add constraint stock_movements_move_as_their_cause_says
  check (case cause when 'opening' then quantity >= 0 when 'order' then quantity < 0
    when 'release' then quantity > 0 when 'goods-in' then quantity > 0 else quantity <> 0 end) not valid;
alter table stock_movements add constraint stock_movements_have_vouchers check (
  (cause = 'goods-in') = (delivery_line_id is not null)
  and (cause = 'count') = (count_line_id is not null)
  and (cause = 'reversal') = (reverses_id is not null)
  and (cause in ('goods-in', 'count', 'adjustment', 'reversal')) = (staff_id is not null)
  and (cause in ('count', 'adjustment', 'reversal')) = (reason is not null)
  and (reason is null or length(reason) between 1 and 1000)) not valid;

-- A movement says what its voucher says: the packs of the delivery's line, the difference of the count, or all of what it
-- takes back.
create function check_stock_voucher() returns trigger language plpgsql as $$
begin
  if new.cause = 'goods-in' and not exists (
    select from delivery_lines
    where id = new.delivery_line_id and product_id = new.product_id and packs = new.quantity)
  or new.cause = 'count' and not exists (
    select from stock_count_lines
    where id = new.count_line_id and product_id = new.product_id and counted - expected = new.quantity
      and booked_at is not null)
  or new.cause = 'reversal' and not exists (
    select from stock_movements as taken_back
    where id = new.reverses_id and product_id = new.product_id and quantity = -new.quantity
      and cause in ('goods-in', 'count', 'adjustment'))
  then
    raise exception 'A movement of product % differs from its voucher', new.product_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger stock_movements_follow_vouchers before insert on stock_movements
  for each row when (new.cause in ('goods-in', 'count', 'reversal')) execute function check_stock_voucher();
