-- The signed-in user's cart (spec 4.4). Every change moves the version on; an order names the version it emptied.
create table carts (
  user_id integer primary key references users on delete cascade,
  version bigint not null check (version >= 1)
);

create table cart_lines (
  user_id integer not null references carts on delete cascade,
  product_id integer not null references products,
  is_prescription boolean not null,
  quantity integer not null check (quantity between 1 and 9999),
  allocated integer not null default 0 check (allocated between 0 and quantity),
  -- The order in which lines were added, so that a line keeps its place.
  position bigint generated always as identity,
  primary key (user_id, product_id, is_prescription)
);
create index cart_lines_of_product on cart_lines (product_id);

-- Ways of delivery; 1 is collection and needs no address (reading R13). The fee includes any VAT (reading R5).
create table delivery_options (
  id integer primary key,
  details text not null check (length(details) between 1 and 200),
  fee_mills bigint not null check (fee_mills between 0 and 1000000000),
  position smallint not null,
  is_offered boolean not null default true
);
insert into delivery_options (id, details, fee_mills, position) values
  (1, 'Collection from the pharmacy', 0, 4),
  (2, 'Next working day delivery', 7950, 2),
  (3, 'Saturday delivery (extra charge)', 14950, 3),
  (4, 'Standard delivery, within 48 hours', 4950, 1);

create sequence order_numbers;

-- Orders (spec 3.17): everything the buyer was promised is copied in, so that later changes do not reach it.
create table orders (
  id integer generated always as identity primary key,
  number text not null unique check (number ~ '^F-[0-9]{4}-[0-9]{6,}$'),
  user_id integer not null references users,
  cart_version bigint not null check (cart_version >= 1),
  placed_at timestamptz not null,
  amount_mills bigint not null check (amount_mills >= 0 and amount_mills % 10 = 0),
  delivery_option_id integer not null references delivery_options,
  delivery_details text not null check (length(delivery_details) between 1 and 200),
  delivery_fee_mills bigint not null check (delivery_fee_mills >= 0),
  shipping_name text check (length(shipping_name) between 1 and 200),
  shipping_street text check (length(shipping_street) between 1 and 100),
  shipping_city text check (length(shipping_city) between 1 and 100),
  shipping_county text check (length(shipping_county) <= 100),
  shipping_country text check (shipping_country ~ '^[A-Z]{2}$'),
  shipping_postcode text check (length(shipping_postcode) between 1 and 20),
  shipping_phone text check (length(shipping_phone) between 1 and 40),
  billing_name text not null check (length(billing_name) between 1 and 201),
  billing_street text not null,
  billing_city text not null,
  billing_county text,
  billing_country text not null,
  billing_postcode text not null,
  billing_phone text not null,
  payment_mode text not null check (payment_mode in ('card', 'bankTransfer')),
  payment_status text not null check (payment_status in ('Pending', 'Paid', 'Failed', 'Refunded')),
  payment_note text check (length(payment_note) <= 1000),
  note text check (length(note) <= 1000),
  has_prescription boolean not null,
  has_manual_prescription boolean not null default false,
  state text not null check (state in (
    'Awaiting payment', 'Awaiting prescription', 'Processing', 'Dispatched', 'Delivered', 'Cancelled')),
  -- A cart can become one order only.
  unique (user_id, cart_version),
  -- An address goes with every delivery but collection, and is whole.
  check (case when delivery_option_id = 1
    then num_nonnulls(shipping_name, shipping_street, shipping_city, shipping_county,
      shipping_country, shipping_postcode, shipping_phone) = 0
    else num_nulls(shipping_name, shipping_street, shipping_city,
      shipping_country, shipping_postcode, shipping_phone) = 0 end),
  -- Nothing is packed before it is paid (reading R10).
  check (state not in ('Processing', 'Dispatched', 'Delivered') or payment_status = 'Paid')
);
create index orders_of_user on orders (user_id, placed_at desc, id desc);

-- Lines as they were bought (spec 3.18). VAT is rounded half up to the mill and 0 on prescription (spec 9.5, reading R4).
create table order_lines (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  product_id integer not null references products,
  is_prescription boolean not null,
  name text not null check (length(name) between 1 and 300),
  image text not null,
  unit_price_mills bigint not null check (unit_price_mills >= 0),
  quantity integer not null check (quantity between 1 and 9999),
  subtotal_mills bigint not null check (subtotal_mills >= 0),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  vat_mills bigint not null,
  total_mills bigint not null,
  full_price_mills bigint not null,
  -- The offers that made the price: [{ "quantity": 3, "price": 150000 }].
  promotions jsonb not null default '[]' check (jsonb_typeof(promotions) = 'array'),
  unique (order_id, product_id, is_prescription),
  check (full_price_mills = unit_price_mills * quantity),
  check (subtotal_mills <= full_price_mills),
  check (vat_mills = case when is_prescription then 0
    else (subtotal_mills * vat_percent * 2 + 100) / 200 end),
  check (total_mills = subtotal_mills + vat_mills)
);
create index order_lines_of_product on order_lines (product_id);

-- Why stock is what it is: products.in_stock is the sum of these, and every order line has taken its packs once.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id integer not null references products,
  cause text not null check (cause in ('opening', 'order', 'release', 'correction')),
  quantity integer not null,
  order_line_id integer references order_lines,
  moved_at timestamptz not null,
  check ((cause in ('order', 'release')) = (order_line_id is not null)),
  check (case cause when 'opening' then quantity >= 0 when 'order' then quantity < 0
    when 'release' then quantity > 0 else quantity <> 0 end)
);
create index stock_movements_of_product on stock_movements (product_id);
create unique index stock_opens_once on stock_movements (product_id) where cause = 'opening';
create unique index stock_is_taken_and_given_back_once on stock_movements (order_line_id, cause)
  where order_line_id is not null;
create trigger stock_movements_are_kept
  before update or delete or truncate on stock_movements
  for each statement execute function refuse_change();

-- The answer to a command that may be sent again, kept in the command's own transaction (trust, writing).
create table idempotency_keys (
  user_id integer not null references users,
  route text not null check (length(route) between 1 and 60),
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null check (length(request_hash) = 32),
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, route, key)
);
