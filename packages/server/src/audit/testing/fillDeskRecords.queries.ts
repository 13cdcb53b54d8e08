import { policyPages } from '@formulary/rules/settings/policyVersion';
import { settingSectionNames } from '@formulary/rules/settings/settingSectionNames';
import { settingSections } from '@formulary/rules/settings/settingSections';
import { longRecords } from './longRecords.ts';

/** What the records of the desk are made for. */
interface RecordSizes {
  readonly orders: number;
  readonly customers: number;
}

const TOP_CATEGORIES = 20;
const CATEGORIES_BELOW_EACH = 15;
const PICTURES = 200;
const IMPORTS = 60;
const SYNONYMS = 2_000;
const DOCUMENTS_OF_STOCK = 500;
const LINES_OF_LONGEST_DOCUMENT = 500;
const VERSIONS = 60;
const CHANGES_OF_LONGEST = 2_000;
const MESSAGES = 20_000;
const REPLIES_OF_LONGEST = 500;
const WORDS = 'Needles,Gloves,Lidocaine gel,Hyaluronidase,Foam dressing,Scalpel,Syringe,Cannula';

const text = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
const json = (value: unknown) => `${text(JSON.stringify(value))}::jsonb`;
const staff = `(select min(id) from staff)`;
/** An event for each number, a minute apart, and their ids in the same order. */
const events = (action: string, subject: string, detail: string, count: number | string) => `
  insert into audit_events (happened_at, action, subject, detail, staff_id)
  select now() - (${count} - n) * interval '1 minute', '${action}', ${subject}, ${detail}, ${staff}
  from generate_series(1, ${count}) as n returning id, subject`;

/**
 * Returns statements that add what the desk shows one by one: categories, pictures, imports, synonyms, stock documents,
 * prescriptions in each standing, conversations, mails that failed, settings, policies, and the history of each. They run
 * without checks, after the rest of the shop is filled.
 */
export function recordSteps({
  orders,
  customers,
}: RecordSizes): readonly (readonly [string, string])[] {
  return [
    [
      'categories, pictures and changes of the catalogue',
      `insert into categories (parent_id, slug, name)
       select null, 'filled-' || n, 'Category ' || n from generate_series(1, ${TOP_CATEGORIES}) as n;
       insert into categories (parent_id, slug, name)
       select top.id, top.slug || '-' || n, top.name || ' part ' || n
       from categories as top, generate_series(1, ${CATEGORIES_BELOW_EACH}) as n where top.slug ~ '^filled-[0-9]+$';
       insert into product_categories (product_id, category_id, position)
       select products.id, shelf.id, 0 from products join (
         select id, row_number() over (order by id) - 1 as place, count(*) over () as places
         from categories where slug ~ '^filled-[0-9]+-') as shelf on products.id % places = place
       on conflict do nothing;
       insert into product_pictures (file, large, small, staff_id, uploaded_at)
       select 'upload-' || md5(n::text) || '.webp', decode(repeat(md5(n::text), 500), 'hex'), decode(repeat(md5(n::text), 50), 'hex'), ${staff}, now()
       from generate_series(1, ${PICTURES}) as n;
       update products set image = case when id % 3 = 0 then 'upload-' || md5((id % ${PICTURES} + 1)::text) || '.webp' else image end,
         is_cold_chain = id % 10 = 4, source = case when id % 4 = 1 then 'tariff' else source end,
         added_at = now() - (id % 1000) * interval '1 day' where code like 'FILLED-%';
       with changed as (${events('product-changed', `'product ${longRecords.product}'`, `'{"by": "Member 1", "reason": "Renamed"}'`, CHANGES_OF_LONGEST)})
       insert into catalogue_changes (event_id, fields_before, fields_after)
       select id, '{"name": "Before"}', '{"name": "After"}' from changed;
       with changed as (${events('category-changed', `'category ' || (select min(id) from categories where slug = 'filled-1')`, `'{"by": "Member 1", "reason": "Renamed"}'`, CHANGES_OF_LONGEST)})
       insert into catalogue_changes (event_id, fields_before, fields_after)
       select id, fields, fields from changed cross join lateral (
         select jsonb_build_object('name', name, 'description', '', 'image', '', 'prescriptionLimit', 0, 'sortOrder', 0)
         from categories where slug = 'filled-1') as named (fields)`,
    ],
    [
      `${IMPORTS} imports, one of every product`,
      `insert into catalogue_imports (kind, name, hash, state, made_at, made_by, staff_id, lines, compared, unchanged, decided_at, decided_by)
       select 'products', 'Prices ' || n || '.csv', sha256(('prices ' || n)::bytea), 'cancelled', now() - (${IMPORTS} - n) * interval '1 day',
         'Member 1', ${staff}, 1, 1, 1, now(), 'Member 1' from generate_series(1, ${IMPORTS}) as n;
       insert into catalogue_import_lines (import_id, row_number, code, facts, kind, product_id, before, after, warnings, is_ticked,
         problem_column, problem, is_unread)
       select (select max(id) from catalogue_imports), row_number() over (order by id), code, jsonb_build_object('name', name, 'price', price_mills),
         kind, case when kind in ('changed', 'unchanged') then id end,
         case when kind = 'changed' then jsonb_build_object('price', price_mills) end,
         case kind when 'changed' then jsonb_build_object('price', price_mills + 10)
           when 'new' then jsonb_build_object('name', name, 'price', price_mills) end,
         case when kind = 'changed' and id % 50 = 1 then array['price-jump'] when kind = 'changed' and id % 70 = 1 then array['vat-changed']
           else '{}' end, false,
         case when kind = 'refused' then 'Price' end, case when kind = 'refused' then 'Please give a price' end, kind = 'refused'
       from products cross join lateral (select (array['changed', 'changed', 'new', 'unchanged', 'unchanged', 'unchanged', 'refused'])[id % 7 + 1] as kind) as what
       where code like 'FILLED-%';
       update catalogue_imports set state = 'ready', decided_at = null, decided_by = null, lines = found.lines, compared = found.lines,
         added = found.new, changed = found.changed, unchanged = found.same, refused = found.refused
       from (select import_id, count(*) as lines, count(*) filter (where kind = 'new') as new, count(*) filter (where kind = 'changed') as changed,
         count(*) filter (where kind = 'unchanged') as same, count(*) filter (where kind = 'refused') as refused
         from catalogue_import_lines group by 1) as found where import_id = id`,
    ],
    [
      'synonyms',
      `insert into search_synonyms (name, means) select 'filled ' || n, 'gloves' from generate_series(1, ${SYNONYMS}) as n`,
    ],
    [
      'purchase orders, deliveries and counts',
      `insert into purchase_orders (supplier, reference, expected_on, ordered_at, ordered_by, closed_at, request_key, request_hash)
       select 'Supplier ' || n % 20, 'PO-' || n, current_date, now() - (${DOCUMENTS_OF_STOCK} - n) * interval '1 day', ${staff},
         case when n % 4 <> 0 then now() end, 'filled-' || n, sha256(n::text::bytea) from generate_series(1, ${DOCUMENTS_OF_STOCK}) as n;
       insert into purchase_order_lines (purchase_order_id, product_id, packs)
       select purchase_orders.id, n, 10 from purchase_orders,
         generate_series(1, case when reference = 'PO-${DOCUMENTS_OF_STOCK}' then ${LINES_OF_LONGEST_DOCUMENT} else 20 end) as n;
       insert into deliveries (purchase_order_id, supplier, reference, received_at, received_by, request_key, request_hash)
       select id, supplier, replace(reference, 'PO', 'DN'), ordered_at, ordered_by, request_key, request_hash from purchase_orders;
       insert into delivery_lines (delivery_id, product_id, packs, to_come)
       select deliveries.id, product_id, 5, 10 from deliveries join purchase_order_lines using (purchase_order_id);
       insert into stock_movements (product_id, cause, quantity, moved_at, staff_id, delivery_line_id)
       select product_id, 'goods-in', packs, received_at, received_by, delivery_lines.id
       from delivery_lines join deliveries on deliveries.id = delivery_id;
       insert into stock_counts (name, started_at, started_by, closed_at, request_key, request_hash)
       select 'Shelf ' || n, now() - (${DOCUMENTS_OF_STOCK} - n) * interval '1 day', ${staff}, case when n % 4 <> 0 then now() end,
         'filled-' || n, sha256(n::text::bytea) from generate_series(1, ${DOCUMENTS_OF_STOCK}) as n;
       insert into stock_count_lines (count_id, product_id, counted, expected, movement_id, counted_at, counted_by, booked_at, booked_by)
       select stock_counts.id, n, 10, 10, 1, started_at, started_by, closed_at, case when closed_at is not null then started_by end from stock_counts,
         generate_series(1, case when name = 'Shelf ${DOCUMENTS_OF_STOCK}' then ${LINES_OF_LONGEST_DOCUMENT} else 20 end) as n;
       insert into product_sales (product_id, packs, days, counted_at)
       select id, id % 900, 90, now() from products where id % 3 <> 0 on conflict do nothing`,
    ],
    [
      'prescriptions in each standing',
      `update prescriptions set status = 'unsigned', signed_at = null, confirmed_at = null, document_id = null
       from orders where orders.id = order_id and (state = 'Awaiting prescription' or prescriptions.id > ${orders} * 0.995);
       update prescriptions set verified_at = created_at, canonical_text = 'filled', canonical_hash = sha256('filled'), document_id = 'filled-' || id where status = 'unsigned' and id % 20 = 0;
       update prescriptions set confirmed_at = null where status = 'signed' and id % 100 = 30;
       update prescriptions set original_received_at = signed_at, original_received_by = ${staff}, confirmed_at = signed_at
       where status = 'signed' and id % 200 = 60;
       update prescriptions set status = 'rejected', rejected_at = signed_at, reject_reason = 'Not needed', voided_at = signed_at
       where status = 'signed' and id % 200 = 80;
       update prescriptions set status = 'rejected', rejected_at = created_at, reject_reason = 'Not needed', signed_at = null, confirmed_at = null,
         document_id = null, lapsed_at = case when id % 200 = 110 then created_at end, handed_over_at = case when id % 200 = 170 then created_at end,
         replaced_at = case when id % 200 = 170 then created_at end
       where status = 'signed' and id % 200 in (110, 140, 170)`,
    ],
    [
      'requests for data, notes and conversations',
      `update users set data_requested_on = current_date - id % 30 where id % ${Math.max(50, Math.ceil(customers / 200))} = 9;
       insert into customer_notes (user_id, staff_id, written_at, note)
       select ${longRecords.customer}, ${staff}, now(), 'Note ' || n from generate_series(1, ${VERSIONS}) as n;
       insert into contact_messages (received_at, name, email, message, closed_at)
       select now() - (${MESSAGES} - n) * interval '30 minutes', 'Ada Bell', 'c' || n || '@orchard.test',
         'Is product ' || n || ' kept cold on its way to the clinic? ' || repeat('It has to arrive before noon. ', n % 20),
         case when n < ${MESSAGES} * 0.98 then now() end from generate_series(1, ${MESSAGES}) as n;
       insert into message_replies (message_id, staff_id, request_key, written_at, text)
       select id, ${staff}, gen_random_uuid(), received_at, 'Yes, it is.' from contact_messages,
         generate_series(1, case when id = (select max(id) from contact_messages) then ${REPLIES_OF_LONGEST} else 1 end) as n
       where closed_at is not null or id = (select max(id) from contact_messages);
       ${events('message-replied', `'message ' || (select max(id) from contact_messages)`, `'{"by": "Member 1"}'`, CHANGES_OF_LONGEST)};
       -- Sent mail is kept for 30 days.
       delete from outbox where created_at < now() - interval '29 days';
       update outbox set sent_at = null, given_up_at = created_at, attempts = 9, failure = 'Mailbox not found' where id % ${Math.max(10, Math.ceil(orders / 4000))} = 5`,
    ],
    [
      'versions of settings and policies',
      `${settingSectionNames
        .map(
          (section) => `
       with changed as (${events('settings-changed', `'settings ${section}'`, `'{"by": "Member 1", "what": "the settings", "reason": "Checked"}'`, VERSIONS)})
       insert into setting_versions (event_id, section, content) select id, '${section}', ${json(settingSections[section].defaults)} from changed;`,
        )
        .join('')}
       ${policyPages
         .map(
           (page) => `
       with changed as (${events('policy-added', `'policy ${page}'`, `'{"by": "Member 1", "what": "a policy", "holdsFrom": "1 June"}'`, VERSIONS)})
       insert into policy_versions (page, from_day, html, event_id, written_at, written_by)
       select '${page}', current_date - 100, '<h2>Our promise</h2>' || repeat('<p>${WORDS}</p>', 200), id, now(), ${staff} from changed`,
         )
         .join(';')}`,
    ],
    [
      'the history of a member of staff',
      events(
        'staff-role-changed',
        `'staff ' || ${staff}`,
        `'{"by": "Member 2", "reason": "Asked"}'`,
        CHANGES_OF_LONGEST,
      ),
    ],
  ];
}
