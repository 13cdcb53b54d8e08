import type { ClientBase } from 'pg';
import { recordSteps } from './fillDeskRecords.queries.ts';
import { filledWords } from './filledWords.ts';
import { fillShop, switchChecks } from './fillShop.queries.ts';
import { invoiceSteps } from './fillInvoices.queries.ts';
import { longRecords } from './longRecords.ts';

/** How large the filled shop is. */
export interface DeskSize {
  readonly orders: number;
  readonly customers: number;
  /** Products of the catalogue, at least 3,000. */
  readonly products: number;
}

/** One in this many customers has bought. */
const BUYERS_ONE_IN = 4;
const STAFF = 50;
const PRICES_OF_LONGEST = 2_000;
const STATEMENTS = 60;
const LINES_OF_LARGEST_STATEMENT = 20_000;

const FIRST_NAMES =
  'Ada Amara Bram Caitlin Dafydd Elena Farid Grace Hamish Imogen Jakub Kemi Leila Mateo Nia Oisin Priya Quentin Renée Saoirse Tomasz Uma Vikram Wen Xanthe Yusuf Zoë Anneke Blaise Chidi';
const LAST_NAMES =
  'Bell Okafor Osei Larkspur Whitmore Achterberg Nowak Shah Hill Abernethy Castellano Dunmore Ekwueme Fairweather Gallacher Hathersage Ivanova Jankowski Kilbride Lindqvist Moreau Nakamura Oyelaran Pemberton Quayle Rutherford Stavros Thistlewood Underhill Vasquez';
const COMPANIES = 'Larkspur Harbour Meadow Northgate Elmfield Riverside Bluebell Castle Orchard';
const KINDS =
  'Clinic,Dental Practice,Skin Clinic,Aesthetics,Care Home,Veterinary Surgery,Clinic Ltd';
const GOODS = 'Needles,Gloves,Lidocaine gel,Hyaluronidase,Foam dressing,Scalpel,Syringe,Cannula';
const TOWNS = 'York,Leith,Bath,Truro,Malton,Derby,Hove,Whitby,Swansea,Kirkwall';
const PROFESSIONS = 'Doctor,Nurse,Nurse Prescriber,Dentist,Pharmacist,Pharmacist Prescriber,Other';

/** Picks a word of a list by a number that SQL computes. */
const pick = (words: string, number: string, separator = ' ') => {
  const list = words.split(separator);
  return `(array['${list.join("','")}'])[(${number}) % ${list.length} + 1]`;
};
/** A number that looks like chance and is the same each time. */
const chance = (of: string, seed: number) => `(hashint4(${of} + ${seed}) & 1073741823)`;

/**
 * Fills an empty shop with everything that the desk lists: customers in each state, orders in each, statements, refunds,
 * parcels, flags, invoices, staff, and records with long histories. Only customers are checked; see `areChecked`.
 */
export async function fillDesk(
  client: ClientBase,
  { orders, customers, products }: DeskSize,
  say: (progress: string) => void,
): Promise<void> {
  const buyers = Math.max(1, Math.ceil(customers / BUYERS_ONE_IN));
  await client.query(`set synchronous_commit = off; set work_mem = '256MB'`);
  await fillShop(client, orders, say, { buyers, areChecked: false });
  for (const [what, statement] of steps({ orders, customers, products })) {
    say(what);
    await client.query(statement);
  }
}

function steps({ orders, customers, products }: DeskSize): readonly (readonly [string, string])[] {
  const settled = `'2 years'::interval`;
  return [
    [
      `${customers} customers`,
      `insert into users (id, email, email_key, password_hash, account_state, first_name, last_name, phone, street, city, postcode,
         country_code, requested_at, email_verified_at) overriding system value
       select id, 'customer' || id || '@filled.test', 'customer' || id || '@filled.test', '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
         case when id % 50 = 0 then 'verified' when id % 20 = 1 then 'registered' when id % 50 = 2 then 'rejected'
           when id % 100 = 3 then 'suspended' else 'active' end,
         'Ada', 'Bell', '020 7946 0018', '1 Mill Lane', 'York', 'YO1 7HH', 'GB', now() - interval '1 year', now()
       from generate_series((select max(id) + 1 from users), ${customers}) as id;
       select setval(pg_get_serial_sequence(name, 'id'), 1000000000)
       from unnest(array['users', 'orders', 'order_lines', 'prescriptions']) as name`,
    ],
    [
      'their names, companies and professions',
      `update users set
         first_name = ${pick(FIRST_NAMES, chance('id', 1))},
         last_name = case when id % ${Math.ceil(customers / 5)} = 7 then 'Quillfeather' else ${pick(LAST_NAMES, chance('id', 2))} end,
         email = 'c' || id || '@' || lower(${pick(COMPANIES, chance('id', 3))}) || '.test',
         email_key = 'c' || id || '@' || lower(${pick(COMPANIES, chance('id', 3))}) || '.test',
         company = case when ${chance('id', 4)} % 10 < 7 then ${pick(COMPANIES, chance('id', 5))} || ' ' || ${pick(KINDS, chance('id', 6), ',')} end,
         city = ${pick(TOWNS, chance('id', 7), ',')},
         is_professional = ${chance('id', 8)} % 10 < 8,
         professional_status = case when ${chance('id', 8)} % 10 < 8 then ${pick(PROFESSIONS, chance('id', 9), ',')} end,
         registration_number = case when ${chance('id', 8)} % 10 < 8 then lpad((${chance('id', 10)} % 10000000)::text, 7, '0') end,
         is_prescriber = account_state = 'active' and ${chance('id', 9)} % 7 = 2,
         claims_prescriber = ${chance('id', 9)} % 7 in (2, 5),
         recheck_on = case when account_state = 'active' and ${chance('id', 11)} % 10 < 8
           then current_date - 10 + ${chance('id', 11)} % 365 end,
         requested_at = now() - (${chance('id', 12)} % 94608000) * interval '1 second'`,
    ],
    switchChecks('off'),
    [
      `${products} products with promotions in every state and their prices`,
      `insert into products (id, code, source, name, price_mills, vat_percent, type, in_stock, minimum_stock, is_on_sale)
         overriding system value
       select id, 'FILLED-' || id, 'shop', ${pick(GOODS, chance('id', 50), ',')} || ' No. ' || id,
         (id % 500 + 1) * 100, (array[0, 5, 20])[id % 3 + 1], (array['any', 'prescription', 'nonPrescription'])[id % 3 + 1],
         id % 300, id % 20, id % 10 <> 0
       from generate_series((select max(id) + 1 from products), ${products}) as id;
       insert into promotions (product_id, quantity, price_mills, starts_at, ends_at, withdrawn_at)
       select id, 2 + id % 4, price_mills * (2 + id % 4) - (id % 3 - 1) * 10, now() + moment, now() + moment + interval '30 days',
         case when moment > interval '0' and id % 7 = 0 then now() end
       from products cross join lateral (select (${chance('id', 51)} % 400 - 300) * interval '1 day' as moment) as moments
       where id % 3 = 0;
       insert into price_changes (product_id, price_mills, before_mills, holds_from, state, force_order, in_force_at, decided_at,
         decided_by, reason)
       select ${longRecords.product}, 1000 + i * 10, 990 + i * 10, now() - (${PRICES_OF_LONGEST} - i) * interval '1 hour', 'in-force', i,
         now() - (${PRICES_OF_LONGEST} - i) * interval '1 hour', now() - interval '1 year', 'Priya Shah', 'Price list'
       from generate_series(1, ${PRICES_OF_LONGEST}) as i;
       select setval('price_force_order', ${PRICES_OF_LONGEST});
       insert into price_changes (product_id, price_mills, holds_from, state, decided_at, decided_by, reason)
       select id, price_mills + 100, now() + interval '90 days', 'planned', now(), 'Priya Shah', 'Price list' from products`,
    ],
    [
      'states, towns and ways of paying of the orders',
      `update orders set
         user_id = case when id % ${Math.ceil(orders / 500)} = 5 then ${longRecords.customer} else user_id end,
         cart_version = case when id % ${Math.ceil(orders / 500)} = 5 then 1000000 + id else cart_version end,
         payment_mode = case when ${chance('id', 20)} % 10 < 6 then 'card' else 'bankTransfer' end,
         state = case when state <> 'Delivered' then state when id > ${orders} * 0.99 then 'Processing'
           when id > ${orders} * 0.98 then 'Dispatched' when has_prescription and ${chance('id', 21)} % 20 = 0 then 'Awaiting prescription'
           when ${chance('id', 22)} % 200 = 0 then 'Processing' when ${chance('id', 22)} % 500 = 1 then 'Dispatched' else state end,
         on_hold_since = case when id > ${orders} * 0.99 and state = 'Delivered' and ${chance('id', 23)} % 30 = 0 then placed_at end,
         hold_reason = case when id > ${orders} * 0.99 and state = 'Delivered' and ${chance('id', 23)} % 30 = 0 then 'Asked the buyer' end,
         shipping_city = ${pick(TOWNS, chance('id', 24), ',')},
         shipping_postcode = case when id % 5000 = 1 then '${filledWords.postcode}' else 'YO' || ${chance('id', 25)} % 90 + 1 || ' ' || ${chance('id', 26)} % 9 + 1 || 'HH' end,
         held_until = case when state = 'Awaiting payment' then now() + (${chance('id', 27)} % 604800) * interval '1 second' end`,
    ],
    [
      'flags, prices to set, parcels',
      `insert into order_flags (order_id, kind, postcode, count, flagged_at, cleared_at, cleared_by, note)
       select id, 'orders-to-postcode', shipping_postcode, 3, placed_at, case when id % 500 <> 0 then placed_at end,
         case when id % 500 <> 0 then 'Priya Shah' end, case when id % 500 <> 0 then 'Known' end
       from orders where id % 50 = 0;
       update order_lines set product_id = null, manual_index = 1, promotions = '[]', full_price_mills = unit_price_mills * quantity,
         subtotal_mills = unit_price_mills * quantity, vat_mills = 0, total_mills = unit_price_mills * quantity, priced_at = now()
       where is_prescription and order_id % 40 = 0;
       update order_lines set unit_price_mills = 0, full_price_mills = 0, subtotal_mills = 0, total_mills = 0, priced_at = null
       where is_prescription and order_id % 200 = 0;
       update orders set has_manual_prescription = true, cart_version = null, state = case when id % 200 = 0 then 'Awaiting payment' else state end
       where has_prescription and id % 40 = 0;
       insert into parcels (order_id, number, courier, tracking, sent_at, event_id)
       select id, 1, 'dpd', 'TR' || lpad(id::text, 10, '0'), placed_at + interval '20 minutes', 1
       from orders where state in ('Dispatched', 'Delivered') and id % 10 = 3;
       insert into parcel_lines (parcel_id, order_id, order_line_id, quantity)
       select parcels.id, parcels.order_id, order_lines.id, quantity
       from parcels join order_lines on order_lines.order_id = parcels.order_id;`,
    ],
    [
      'refunds',
      `update payments set refund_due_at = settled_at + interval '1 day',
         refunded_at = case when order_id % 400 <> 1 then settled_at + interval '2 days' end,
         refund_note = case when order_id % 400 <> 1 then 'Transfer' end
       where order_id % 200 = 1;
       insert into order_credits (order_id, amount_mills, due_at, refunded_at, refund_note, kind)
       select id, 1000, placed_at, case when id % 1000 <> 7 then placed_at end, case when id % 1000 <> 7 then 'Transfer' end, 'change'
       from orders where id % 100 = 7;`,
    ],
    ...invoiceSteps,
    [
      'staff and bank statements',
      `insert into staff (email, name, role, state, created_at)
       select 'member' || n || '@filled.test', 'Member ' || n, 'dispenser', 'ended', now() - ${settled}
       from generate_series(1, ${STAFF}) as n;
       insert into statements (name, hash, imported_at, staff_id, first_day, last_day, debits, blank, credits)
       select 'Statement ' || n || '.csv', sha256(('statement ' || n)::bytea), now() - (${STATEMENTS} - n) * interval '1 day',
         (select min(id) from staff), current_date - 30, current_date, 10, 0,
         case when n = ${STATEMENTS} then ${LINES_OF_LARGEST_STATEMENT} else 200 end
       from generate_series(1, ${STATEMENTS}) as n;
       insert into statement_lines (statement_id, row_number, paid_on, amount_mills, text, copy, hash)
       select statements.id, n, current_date - n % 30, amount_mills, number || ' BUYER ' || n, 1,
         sha256((statements.id || ' ' || n)::bytea)
       from statements, generate_series(1, credits) as n
       join lateral (select number, amount_mills from orders where orders.id = (n * 37) % ${orders} + 1) as named on true;`,
    ],
    [
      'long histories',
      `insert into audit_events (happened_at, action, subject, detail)
       select now() - (5000 - n) * interval '1 minute', 'order-held', record.subject, '{"reason": "Asked", "by": "Priya Shah"}'
       from (values ('order ${longRecords.order}'), ('user ${longRecords.customer}')) as record (subject), generate_series(1, 5000) as n;`,
    ],
    ...recordSteps({ orders, customers }),
    switchChecks('on'),
    ['room of deleted mail', 'vacuum full outbox'],
    ['what PostgreSQL knows of them', 'vacuum analyze'],
  ];
}
