-- A postcode as postcodes are compared: capitals without spaces.
create function postcode_key(postcode text) returns text language sql immutable strict parallel safe
  return upper(regexp_replace(postcode, '\s', '', 'g'));
create index orders_prescribed_to_postcode on orders (postcode_key(shipping_postcode), placed_at) where has_prescription;
create index patients_of_postcode on patients (postcode_key(postcode));

-- Orders with prescriptions that staff look at because of how many go to one place in a day. They go on as any other.
create table order_flags (
  id bigint generated always as identity primary key,
  order_id integer not null references orders,
  kind text not null check (kind in ('orders-to-postcode', 'patients-of-postcode')),
  postcode text not null check (length(postcode) between 1 and 100),
  -- How many orders or patients it was, this order's with them.
  count integer not null check (count > 0),
  flagged_at timestamptz not null,
  -- When somebody of the staff had looked at it, who, and what they found.
  cleared_at timestamptz check (cleared_at >= flagged_at),
  cleared_by text check (length(cleared_by) between 1 and 100),
  note text check (length(note) between 1 and 1000),
  unique (order_id, kind, postcode),
  check (num_nulls(cleared_at, cleared_by, note) in (0, 3))
);
create index order_flags_open on order_flags (order_id) where cleared_at is null;
