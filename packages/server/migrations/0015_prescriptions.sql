-- Prescriptions of a cart before it is ordered (spec 7.50 to 7.56, reading R12). They live with the cart, and its version
-- moves on with each change of them.
alter table carts
  -- The one prescriber of all prescriptions of the cart; a prescriber's own cart names none.
  add column prescriber_id integer,
  add constraint carts_name_a_prescriber_who_was_asked foreign key (user_id, prescriber_id)
    references prescriber_links (practitioner_id, prescriber_id) on delete set null (prescriber_id);
alter table patients add constraint patients_have_an_owner unique (id, practitioner_id);

create table cart_prescriptions (
  id integer generated always as identity primary key,
  user_id integer not null references carts on delete cascade,
  patient_id integer,
  -- Of the cart's own user only.
  foreign key (patient_id, user_id) references patients (id, practitioner_id) on delete set null (patient_id)
);
create index cart_prescriptions_of_cart on cart_prescriptions (user_id, id);
create index cart_prescriptions_of_patient on cart_prescriptions (patient_id);

-- Packs of a product on such a prescription. The cart may hold fewer by now: nothing is taken off unasked (spec 8.14).
create table cart_prescription_items (
  cart_prescription_id integer not null references cart_prescriptions on delete cascade,
  product_id integer not null references products,
  quantity integer not null check (quantity between 1 and 9999),
  primary key (cart_prescription_id, product_id)
);
create index cart_prescription_items_of_product on cart_prescription_items (product_id);
-- What of a line stands on prescriptions is summed up from them.
alter table cart_lines drop column allocated;

-- An item that a prescriber wrote by hand is no product (spec 3.15, 3.18). It costs 0 until staff set its price, and its
-- order takes nothing from the cart.
alter table order_lines
  alter column product_id drop not null,
  add column manual_index smallint check (manual_index >= 1),
  add column priced_at timestamptz,
  add constraint order_lines_are_of_one_kind check ((product_id is null) = (manual_index is not null)),
  add constraint order_lines_by_hand_are_prescribed check (manual_index is null or (is_prescription and image = '')),
  add constraint order_lines_by_hand_are_priced_later
    check (case when manual_index is null then priced_at is null else priced_at is not null or unit_price_mills = 0 end),
  add constraint order_lines_by_hand_stand_once unique (order_id, manual_index),
  add constraint order_lines_belong_to_an_order unique (id, order_id);
alter table orders
  alter column cart_version drop not null,
  add constraint orders_come_of_a_cart_or_by_hand check ((cart_version is null) = has_manual_prescription),
  add constraint orders_by_hand_have_a_prescription check (has_prescription or not has_manual_prescription),
  add constraint orders_have_a_buyer unique (id, user_id);

-- Prescriptions of an order (spec 3.13): who prescribes what for whom at whose request.
create table prescriptions (
  id integer generated always as identity primary key,
  order_id integer not null,
  -- Who ordered.
  practitioner_id integer not null references users,
  prescriber_id integer not null references users,
  patient_id integer not null,
  status text not null default 'unsigned' check (status in ('unsigned', 'signed', 'rejected')),
  is_manual boolean not null default false,
  created_at timestamptz not null,
  -- London's day.
  prescribed_on date not null,
  comments text not null default '' check (length(comments) <= 1000),
  -- There once it is verified.
  document_id text unique check (length(document_id) between 1 and 100),
  -- When the prescriber had accepted to prescribe for the practitioner; none for one's own patients.
  link_accepted_at timestamptz,
  -- The limits that held on it when it was ordered: [{ "kind": "product", "name": "…", "most": 3, "productIds": [12] }].
  limits jsonb not null default '[]' check (jsonb_typeof(limits) = 'array'),
  foreign key (order_id, practitioner_id) references orders (id, user_id),
  foreign key (patient_id, practitioner_id) references patients (id, practitioner_id),
  unique (id, order_id),
  check ((prescriber_id = practitioner_id) = (link_accepted_at is null)),
  check (link_accepted_at <= created_at),
  check (status <> 'signed' or document_id is not null),
  -- Only a prescriber writes items by hand, for a patient of their own.
  check (not is_manual or prescriber_id = practitioner_id)
);
create index prescriptions_of_order on prescriptions (order_id);
create index prescriptions_of_prescriber on prescriptions (prescriber_id, status, id desc);
create index prescriptions_of_practitioner on prescriptions (practitioner_id, status, id desc);
create index prescriptions_of_patient on prescriptions (patient_id);

create table prescription_items (
  id integer generated always as identity primary key,
  prescription_id integer not null,
  order_id integer not null,
  order_line_id integer not null,
  quantity integer not null check (quantity between 0 and 9999),
  -- Packs ordered before the prescriber changed anything.
  initial_quantity integer not null check (initial_quantity between 0 and 9999),
  directions text not null default '' check (length(directions) <= 1000),
  foreign key (prescription_id, order_id) references prescriptions (id, order_id),
  foreign key (order_line_id, order_id) references order_lines (id, order_id),
  unique (prescription_id, order_line_id)
);
create index prescription_items_of_line on prescription_items (order_line_id);

-- Every pack that is ordered on prescription stands on one prescription of the order, and on one only (spec 5.23).
create function check_prescribed_packs() returns trigger language plpgsql as $$
declare
  line_id integer := case tg_table_name when 'order_lines' then (to_jsonb(new) ->> 'id')::integer
    else (to_jsonb(coalesce(new, old)) ->> 'order_line_id')::integer end;
begin
  perform from order_lines
  where id = line_id and quantity * is_prescription::integer <>
    (select coalesce(sum(quantity), 0) from prescription_items where order_line_id = line_id);
  if found then
    raise exception 'Prescriptions and order line % hold different quantities', line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_lines_are_prescribed_whole
  after insert or update of quantity, is_prescription on order_lines deferrable initially deferred
  for each row when (new.is_prescription) execute function check_prescribed_packs();
create constraint trigger prescription_items_make_up_their_line
  after insert or update of quantity, order_line_id or delete on prescription_items deferrable initially deferred
  for each row execute function check_prescribed_packs();
