import type { ClientBase } from 'pg';

const PRODUCTS = 2_000;
const ORDERS_PER_BUYER = 40;
const LINES_PER_ORDER = 3;
/**
 * Triggers disabled while filling: signatures from before confirmation had steps are missing, and orders get their
 * records after their state.
 */
const KEEPING = [
  ['prescriptions', 'confirmed_prescriptions_are_signed'],
  ['orders', 'orders_leave_signed_and_in_date'],
] as const;

/** Options that change the generated orders. */
export interface FillOptions {
  /** One in this many orders holds a prescription. */
  readonly prescribedEvery?: number;
  /** Interval between orders in PostgreSQL syntax; by default all orders span two years. */
  readonly apart?: string;
  /** Whether their prescriptions are signed, in the form from before confirmation had steps. */
  readonly areSigned?: boolean;
  /** How many buyers share the orders; by default one for 40 orders. */
  readonly buyers?: number;
  /**
   * Whether triggers and references check orders, as by default. Without, a large shop is filled in a fraction of the
   * time; the role of the client must be allowed to set `session_replication_role`.
   */
  readonly areChecked?: boolean;
}

/**
 * Fills an empty shop with orders over two years, three lines each, and related rows: ledger, records, mail, keys,
 * carts, sessions, links, documents, patients. The data satisfies every rule. PostgreSQL generates the rows.
 * @param say told what is being made.
 */
export async function fillShop(
  client: ClientBase,
  orders: number,
  say: (progress: string) => void,
  options: FillOptions = {},
): Promise<void> {
  await client.query(`set statement_timeout = 0; set client_min_messages = warning`);
  const buyers = options.buyers ?? Math.max(1, Math.ceil(orders / ORDERS_PER_BUYER));
  for (const [what, statement] of steps(orders, buyers, options)) {
    say(what);
    await client.query(statement);
  }
}

/** Returns the statements, referenced tables first. */
function steps(
  orders: number,
  buyers: number,
  options: FillOptions,
): readonly (readonly [string, string])[] {
  const { prescribedEvery = 10, areSigned = true, areChecked = true } = options;
  const apart = options.apart ? `interval '${options.apart}'` : `interval '2 years' / ${orders}`;
  const placedAt = `date_trunc('milliseconds', now() - interval '1 hour' - (${orders} - i) * (${apart}))`;
  const joined = `now() - interval '3 years'`;
  return [
    ...switchKeeping(areSigned, 'disable'),
    [
      'products and offers',
      `insert into products (id, code, source, name, price_mills, vat_percent, type, in_stock, minimum_stock)
         overriding system value
       select id, 'FILLED-' || id, 'shop', 'Product ' || id, (id % 500 + 1) * 100,
         (array[0, 5, 20])[id % 3 + 1], 'any', 0, id % 20
       from generate_series(1, ${PRODUCTS}) as id;
       insert into promotions (product_id, quantity, price_mills, starts_at, ends_at)
       select id, 3, price_mills * 5 / 2, timestamptz '2020-01-01', timestamptz '2040-01-01'
       from products where id % 4 = 0;`,
    ],
    [
      `${buyers} buyers with their records, sessions, links, documents, patients`,
      `insert into users (id, email, email_key, password_hash, account_state, first_name, last_name, phone, street, city,
         postcode, country_code, requested_at, email_verified_at) overriding system value
       select id, 'buyer' || id || '@filled.test', 'buyer' || id || '@filled.test',
         '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
         'active', 'Ada', 'Bell', '020 7946 0018', '1 Mill Lane', 'York', 'YO1 7HH', 'GB', ${joined}, ${joined}
       from generate_series(1, ${buyers}) as id;
       insert into audit_events (happened_at, actor_id, action, subject, detail)
       select ${joined}, case when move.action = 'account-activated' then null else users.id end,
         move.action, 'user ' || users.id, move.detail::jsonb
       from users, (values (1, 'account-registered', '{}'), (2, 'email-confirmed', '{}'),
         (3, 'account-activated', '{"from": "verified", "to": "active"}')) as move (step, action, detail)
       order by users.id, step;
       insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
       select sha256((id || '-' || n)::bytea), id, now() - interval '1 day', now() - interval '1 hour',
         now() + interval '6 days'
       from users, generate_series(1, 4) as n;
       insert into account_tokens (token_hash, user_id, purpose, created_at, expires_at, used_at)
       select sha256((id || '+' || n)::bytea), id, 'reset-password', now() - interval '2 days',
         now() - interval '1 day', case when n > 1 then now() - interval '47 hours' end
       from users, generate_series(1, 4) as n;
       insert into account_documents (user_id, kind, media_type, original_name, size, sha256, content, received_at)
       select id, kind, 'application/pdf', 'paper.pdf', length(content), sha256(content), content, ${joined}
       from users, unnest(array['passportOrLicence', 'certificate', 'utilityBill']) as kind,
         lateral (select ('%PDF-1.7 ' || repeat(md5(id || kind), 128))::bytea as content) as made;
       insert into patients (practitioner_id, first_name, last_name, birth_date, postcode, street, city, county)
       select id, 'Grace', 'Hill', date '1970-01-01' + id % 9000, 'YO1 7HH', '1 Mill Lane', 'York', 'Yorkshire'
       from users;
       insert into prescriber_links (practitioner_id, prescriber_id, status, requested_at, answered_at)
       select id, id % ${buyers} + 1, 'accepted', ${joined}, ${joined} from users where id <> id % ${buyers} + 1;`,
    ],
    ...(areChecked ? [] : [switchChecks('off')]),
    [
      `${orders} orders`,
      `insert into orders (id, number, user_id, cart_version, placed_at, amount_mills, delivery_option_id,
         delivery_details, delivery_fee_mills, shipping_name, shipping_street, shipping_city, shipping_country,
         shipping_postcode, shipping_phone, billing_name, billing_street, billing_city, billing_country,
         billing_postcode, billing_phone, payment_mode, payment_status, has_prescription, state, held_until)
         overriding system value
       select i, 'F-' || to_char(${placedAt} at time zone 'Europe/London', 'YYYY') || '-' || lpad(i::text, greatest(6, length(i::text)), '0'),
         (i - 1) % ${buyers} + 1, (i - 1) / ${buyers} + 1, ${placedAt}, 0, 2, 'Next working day delivery', 7950,
         'Ada Bell', '1 Mill Lane', 'York', 'GB', 'YO1 7HH', '020 7946 0018',
         'Ada Bell', '1 Mill Lane', 'York', 'GB', 'YO1 7HH', '020 7946 0018', 'bankTransfer',
         case when i % 50 = 0 then 'Failed' when i % 20 = 0 then 'Pending' else 'Paid' end, false,
         case when i % 50 = 0 then 'Cancelled' when i % 20 = 0 then 'Awaiting payment' else 'Delivered' end,
         case when i % 50 > 0 and i % 20 = 0 then now() + interval '7 days' end
       from generate_series(1, ${orders}) as i;`,
    ],
    [
      'their lines',
      `insert into order_lines (id, order_id, product_id, is_prescription, name, image, unit_price_mills, quantity,
         subtotal_mills, vat_percent, vat_mills, total_mills, full_price_mills, promotions) overriding system value
       select (i - 1) * ${LINES_PER_ORDER} + k + 1, i, product_id, is_prescription, name, '', unit, packs,
         subtotal, vat_percent, vat, subtotal + vat, unit * packs, offers
       from generate_series(1, ${orders}) as i, generate_series(0, ${LINES_PER_ORDER - 1}) as k
       join lateral (select (i * 7 + k * 613) % ${PRODUCTS} + 1 as product_id, (i + k) % 5 + 1 as packs,
         i % ${prescribedEvery} = 0 and k = 2 as is_prescription) as line on true
       join lateral (select name, price_mills as unit, vat_percent, products.id % 4 = 0 and packs >= 3 as is_offered
         from products where products.id = product_id) as product on true
       join lateral (select case when is_offered then unit * 5 / 2 + (packs - 3) * unit else unit * packs end
         as subtotal, case when is_offered then jsonb_build_array(jsonb_build_object('quantity', 3, 'price',
         unit * 5 / 2, 'startsAt', timestamptz '2020-01-01', 'endsAt', timestamptz '2040-01-01')) else '[]' end
         as offers) as price on true
       join lateral (select case when is_prescription then 0 else (subtotal * vat_percent * 2 + 100) / 200 end
         as vat) as tax on true;
       update orders set amount_mills = (lines.total + delivery_fee_mills + 5) / 10 * 10, has_prescription = id % ${prescribedEvery} = 0
       from (select order_id, sum(total_mills)::bigint as total from order_lines group by 1) as lines
       where order_id = orders.id;
       insert into prescriptions (id, order_id, practitioner_id, prescriber_id, patient_id, status, created_at,
         prescribed_on, link_accepted_at) overriding system value
       select orders.id, orders.id, user_id, coalesce(prescriber_id, user_id), patients.id, 'unsigned', placed_at,
         (placed_at at time zone 'Europe/London')::date, answered_at
       from orders join patients on practitioner_id = user_id
       left join prescriber_links on prescriber_links.practitioner_id = user_id
       where has_prescription;
       insert into prescription_items (prescription_id, order_id, order_line_id, quantity, initial_quantity)
       select order_id, order_id, id, quantity, quantity from order_lines where is_prescription;
       update prescriptions set status = 'signed', document_id = 'filled-' || id, signed_at = created_at,
         confirmed_at = created_at where ${areSigned};
       -- The deferred checks at commit need these statistics to use their indexes.
       analyze orders, order_lines, prescriptions, prescription_items;`,
    ],
    [
      'the ledger of stock',
      `insert into stock_movements (product_id, cause, quantity, moved_at)
       select id, 'opening', 10000000 / 2, ${joined} from products;
       insert into stock_movements (product_id, cause, quantity, order_line_id, moved_at)
       select product_id, 'order', -quantity, order_lines.id, placed_at
       from order_lines join orders on orders.id = order_id order by order_lines.id;
       insert into stock_movements (product_id, cause, quantity, order_line_id, moved_at)
       select product_id, 'release', quantity, order_lines.id, placed_at + interval '30 minutes'
       from order_lines join orders on orders.id = order_id where state = 'Cancelled' order by order_lines.id;
       update products set in_stock = packs
       from (select product_id, sum(quantity) as packs from stock_movements group by 1) as ledger
       where product_id = products.id;`,
    ],
    [
      'their records, mail, keys and the carts',
      `insert into audit_events (happened_at, actor_id, action, subject, detail)
       select placed_at, user_id, 'order-placed', 'order ' || id, jsonb_build_object('number', number,
         'amountMills', amount_mills, 'cartVersion', cart_version, 'state', 'Awaiting payment',
         'paymentStatus', 'Pending')
       from orders order by id;
       insert into audit_events (happened_at, action, subject, detail)
       select placed_at + interval '30 minutes', 'order-moved', 'order ' || id,
         jsonb_build_object('state', state, 'paymentStatus', payment_status)
       from orders where state = 'Cancelled' order by id;
       insert into audit_events (happened_at, action, subject, detail)
       select placed_at + step.place * interval '10 minutes', 'order-moved', 'order ' || id,
         jsonb_build_object('state', step.state, 'paymentStatus', payment_status)
         || case when step.place = 1 then '{"cause": "paid", "by": "filled"}' else '{}' end::jsonb
       from orders, (values (1, 'Processing'), (2, 'Dispatched'), (3, 'Delivered')) as step (place, state)
       where orders.state = 'Delivered' order by id, place;
       update invoice_series set after_event = (select max(id) from audit_events);
       insert into payments (order_id, mode, reference, outcome, effect, amount_mills, currency, settled_at, event_id)
       select orders.id, 'bankTransfer', number, 'paid', 'counts', amount_mills, 'GBP', happened_at, event.id
       from orders join audit_events as event on subject = 'order ' || orders.id and event.detail ->> 'cause' = 'paid';
       insert into outbox (recipient, subject, text, created_at, sent_at, event_id)
       select 'buyer' || coalesce(actor_id, 1) || '@filled.test', 'We have received your order ' || coalesce(detail ->> 'number', ''), '',
         happened_at, happened_at, id
       from audit_events where action = 'order-placed' or detail ->> 'cause' = 'paid';
       insert into idempotency_keys (user_id, route, key, request_hash, answer, created_at)
       select user_id, 'createOrder', 'key-' || id, sha256(number::bytea),
         jsonb_build_object('order_no', number, 'order_pk', id), placed_at from orders;
       insert into carts (user_id, version) select user_id, max(cart_version) + 1 from orders group by 1;
       insert into cart_lines (user_id, product_id, is_prescription, quantity)
       select user_id, (user_id * 3 + k) % ${PRODUCTS} + 1, false, k + 1
       from carts, generate_series(0, 2) as k;
       select setval('order_numbers', ${orders});
       select setval(pg_get_serial_sequence(name, 'id'), ${orders} * ${LINES_PER_ORDER} + ${PRODUCTS})
       from unnest(array['products', 'users', 'orders', 'order_lines', 'prescriptions']) as name;`,
    ],
    [
      'what reports have to add up',
      `insert into report_news (kind, id) select 'dispatch', id from orders where state = 'Delivered'
       union select 'signature', id from prescriptions where signed_at is not null on conflict do nothing;`,
    ],
    ...(areChecked ? [] : [switchChecks('on')]),
    ...switchKeeping(areSigned, 'enable'),
    ['what PostgreSQL knows of them', 'analyze'],
  ];
}

/** Returns the statement after which triggers and references check rows, or no longer do. */
export function switchChecks(are: 'on' | 'off'): readonly [string, string] {
  const role = are === 'on' ? 'origin' : 'replica';
  return [`triggers and references: ${are}`, `set session_replication_role = ${role}`];
}

function switchKeeping(
  areSigned: boolean,
  how: 'disable' | 'enable',
): readonly (readonly [string, string])[] {
  if (!areSigned) return [];
  const statements = KEEPING.map(
    ([table, trigger]) => `alter table ${table} ${how} trigger ${trigger}`,
  );
  return [[`the rules: ${how}`, statements.join(';')]];
}
