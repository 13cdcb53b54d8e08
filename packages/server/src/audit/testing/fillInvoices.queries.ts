/** VAT in percent of the delivery of filled orders. */
const DELIVERY_VAT = 20;
/** One in this many invoices has a credit note for its first line. */
const CREDITED_ONE_IN = 50;

/** The customer and supplier of filled invoices, and what else they state beside their charge. */
const stated = `'supplier', jsonb_build_object('address', jsonb_build_array('Formulary', '1 Mill Lane', 'York'), 'vatNumber',
    'GB 123 4567 89', 'registration', '9011234', 'email', 'orders@formulary.test'),
  'customer', jsonb_build_array('Larkspur Clinic', '1 Mill Lane', 'York')`;

/** A line of an order as an invoice charges it. */
const chargedLine = `jsonb_build_object('lineId', line.id, 'name', line.name, 'isPrescription', is_prescription, 'quantity', quantity,
  'unitPrice', unit_price_mills, 'promotions', promotions, 'vatPercent', vat_percent, 'subtotal', subtotal_mills, 'vat', vat_mills,
  'prescriptions', case when is_prescription then jsonb_build_array(order_id) else '[]' end)`;

/** Statements that invoice every paid order, and credit a line of some of them, with what reports and Money read. */
export const invoiceSteps: readonly (readonly [string, string])[] = [
  [
    'invoices',
    `insert into invoices (kind, number, order_id, issued_at, net_mills, vat_mills, amount_mills, content, event_id)
     select 'Invoice', row_number() over (order by settled_at, payments.id), payments.order_id, settled_at,
       payments.amount_mills - vat, vat, payments.amount_mills,
       jsonb_build_object(${stated}, 'orderNumber', orders.number, 'paymentMode', payment_mode, 'charge', jsonb_build_object(
         'lines', lines, 'amount', payments.amount_mills, 'delivery', jsonb_build_object('details', delivery_details, 'rates',
           case when fee > 0 then jsonb_build_array(jsonb_build_object('percent', ${DELIVERY_VAT}, 'net', fee - fee_vat, 'vat', fee_vat))
             else '[]' end))),
       payments.event_id
     from payments join orders on orders.id = payments.order_id
     join (select order_id, sum(vat_mills) as vat_of_lines, jsonb_agg(${chargedLine} order by line.id) as lines
       from order_lines as line group by order_id) as goods on goods.order_id = orders.id
     cross join lateral (select delivery_fee_mills as fee) as delivered
     cross join lateral (select (fee / 10 * ${DELIVERY_VAT} * 2 + ${100 + DELIVERY_VAT}) / (2 * ${100 + DELIVERY_VAT}) * 10 as fee_vat) as taxed
     cross join lateral (select (vat_of_lines + 5)::bigint / 10 * 10 + fee_vat as vat) as summed
     where effect = 'counts' and payments.amount_mills >= vat;
     insert into invoices (kind, number, order_id, credits_id, issued_at, net_mills, vat_mills, amount_mills, content, event_id)
     select 'Credit note', row_number() over (order by invoice.number), invoice.order_id, invoice.id, issued_at + interval '2 days',
       net, vat, net + vat,
       content || jsonb_build_object('credit', jsonb_build_object('invoiceNumber', 'INV-' || lpad(invoice.number::text, 6, '0'),
         'invoiceIssuedAt', to_json(issued_at), 'reason', 'Damaged on the way', 'given', jsonb_build_object('lines', jsonb_build_array(line),
           'delivery', jsonb_build_object('details', '', 'rates', '[]'::jsonb), 'sums', jsonb_build_object('net', net, 'vat', vat,
           'amount', net + vat, 'rates', jsonb_build_array(jsonb_build_object('percent', line -> 'vatPercent', 'net', net, 'vat', vat)))))),
       event_id
     from invoices as invoice
     cross join lateral (select content -> 'charge' -> 'lines' -> 0 as line) as first
     cross join lateral (select (line ->> 'subtotal')::bigint / 10 * 10 as net, (line ->> 'vat')::bigint / 10 * 10 as vat) as credited
     where invoice.number % ${CREDITED_ONE_IN} = 0;
     -- No job is to draw them.
     insert into invoice_files (invoice_id, pdf, hash, made_at)
     select id, '%PDF-1.7'::bytea, sha256('%PDF-1.7'::bytea), issued_at from invoices;
     update invoice_series set last = coalesce((select max(number) from invoices where invoices.kind = invoice_series.kind), 0);
     insert into report_news (kind, id) select 'invoice', id from invoices on conflict do nothing`,
  ],
];
