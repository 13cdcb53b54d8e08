import type { AuditRule } from '../AuditCheck.ts';

/** One corrupted row and the audit's expected finding. */
export interface Corruption {
  readonly id: AuditRule['id'];
  readonly what: string;
  /** Tables whose constraints are removed for the change. */
  readonly tables: readonly string[];
  readonly statement: string;
  /** Selects the row's `name` before the change. */
  readonly row: string;
  /** Other rules that the same change breaks. */
  readonly also?: readonly AuditRule['id'][];
}

function corrupt(
  id: AuditRule['id'],
  what: string,
  [tables, statement]: readonly [tables: string, statement: string],
  row: string,
  ...also: readonly AuditRule['id'][]
): Corruption {
  return { id, what, tables: tables === '' ? [] : tables.split(' '), statement, row, also };
}

const aProduct = '(select min(id) from products)';
const anOrder = '(select min(id) from orders)';
const aDelivery = '(select id from orders where delivery_option_id = 2)';
const aLine = '(select min(id) from order_lines)';
const member = `(select id from users where email = 'member@clinic.test')`;
const applicant = `(select id from users where email = 'applicant@clinic.test')`;
const buyer = `(select user_id from orders where id = ${anOrder})`;
const hisOrder = `(select id from orders where user_id = ${member})`;
const cardOrder = `(select order_id from payments where reference = 'card')`;
const lateOrder = `(select order_id from payments where reference = 'late')`;
const partlyPaid = `(select order_id from payments where reference = 'a part')`;
const paidWith = (reference: string): string =>
  `(select id from payments where reference = '${reference}')`;
const firstInvoice = '(select min(id) from invoices)';
const lastInvoice = `(select max(id) from invoices where kind = 'Invoice')`;
const creditNote = `(select id from invoices where kind = 'Credit note')`;
const aPrescription = '(select min(id) from prescriptions where not is_manual)';
const anItem = `(select min(id) from prescription_items where prescription_id = ${aPrescription})`;
const signedRx = '(select prescription_id from prescription_signatures)';
const signedEvent = `(select sequence from prescription_events where kind = 'signed')`;
const byHand =
  '(select id from orders where number = (select min(number) from orders where cart_version is null))';
const byHandBuyer = '(select user_id from orders where cart_version is null)';
const named = (noun: string, id: string): string => `select '${noun} ' || ${id} as name`;

const theProduct = named('product', aProduct);
const theOrder = named('order', anOrder);
const theLine = named('order line', aLine);

function update(table: string, changes: string, id: string, key = 'id'): readonly [string, string] {
  return [table, `update ${table} set ${changes} where ${key} = ${id}`];
}

/** At least one corruption for every rule, as a holder of the database credentials could make it. */
export const corruptions: readonly Corruption[] = [
  corrupt('I01', 'stock below 0', update('products', 'in_stock = -1', aProduct), theProduct, 'I03'),
  corrupt(
    'I01',
    'a minimum below 0',
    update('products', 'minimum_stock = -1', aProduct),
    theProduct,
  ),
  corrupt(
    'I03',
    'a pack that is gone',
    update('products', 'in_stock = in_stock - 1', aProduct),
    theProduct,
  ),
  corrupt(
    'I03',
    'stock that is opened twice',
    [
      'stock_movements',
      `insert into stock_movements (product_id, cause, quantity, moved_at) select ${aProduct}, 'opening', 0, moved_at from stock_movements limit 1`,
    ],
    theProduct,
  ),
  corrupt(
    'I04',
    'a line that took nothing',
    ['stock_movements', `delete from stock_movements where order_line_id = ${aLine}`],
    theLine,
    'I03',
  ),
  corrupt(
    'I04',
    'a line that took twice',
    [
      'stock_movements',
      `insert into stock_movements (product_id, cause, quantity, order_line_id, moved_at) select product_id, cause, quantity, order_line_id, moved_at from stock_movements where order_line_id = ${aLine}`,
    ],
    theLine,
    'I03',
  ),
  corrupt(
    'I04',
    'a line that took another number of packs',
    [
      'stock_movements',
      `update stock_movements set quantity = quantity - 1 where order_line_id = ${aLine}`,
    ],
    theLine,
    'I03',
  ),
  corrupt(
    'I04',
    'packs that no line took',
    [
      'stock_movements',
      `insert into stock_movements (product_id, cause, quantity, order_line_id, moved_at) select product_id, 'order', -1, 999999, moved_at from stock_movements where order_line_id = ${aLine}`,
    ],
    `select 'order line 999999' as name`,
    'I03',
  ),
  corrupt(
    'I04',
    'a cancelled order that gave nothing back',
    update('orders', `state = 'Cancelled'`, anOrder),
    theLine,
    'I19',
  ),
  corrupt(
    'I05',
    'more taken than there was',
    [
      '',
      `insert into stock_movements (product_id, cause, quantity, moved_at) select ${aProduct}, 'correction', -500, moved_at from stock_movements limit 1`,
    ],
    theProduct,
    'I03',
  ),
  corrupt(
    'I06',
    'another price',
    update(
      'order_lines',
      'subtotal_mills = subtotal_mills - 1000, vat_mills = vat_mills - 200, total_mills = total_mills - 1200',
      aLine,
    ),
    theLine,
    'I08',
  ),
  corrupt(
    'I07',
    'no VAT',
    update('order_lines', 'vat_mills = 0, total_mills = subtotal_mills', aLine),
    theLine,
    'I08',
  ),
  corrupt(
    'I07',
    'a total that is not the sum',
    update('order_lines', 'total_mills = total_mills + 10', aLine),
    theLine,
    'I08',
  ),
  corrupt(
    'I08',
    'a penny more to pay',
    update('orders', 'amount_mills = amount_mills + 10', anOrder),
    theOrder,
    'I40',
  ),
  corrupt(
    'I08',
    'another delivery fee',
    update('orders', 'delivery_fee_mills = 10', anOrder),
    theOrder,
  ),
  corrupt(
    'I09',
    'another price without offers',
    update('order_lines', 'full_price_mills = full_price_mills + 1', aLine),
    theLine,
  ),
  corrupt(
    'I10',
    'a part of a penny to pay',
    update('orders', 'amount_mills = amount_mills + 1', anOrder),
    theOrder,
    'I08',
    'I40',
  ),
  corrupt(
    'I10',
    'a price beyond what is exact',
    update('products', `price_mills = ${2 ** 53}`, aProduct),
    theProduct,
  ),
  corrupt(
    'I10',
    'an amount below 0',
    update('delivery_options', 'fee_mills = -1', '3'),
    named('delivery option', '3'),
  ),
  corrupt(
    'I10',
    'an amount to pay beyond what is exact',
    update('orders', `amount_mills = ${2 ** 53 + 8}`, anOrder),
    theOrder,
    'I08',
    'I40',
  ),
  corrupt(
    'I11',
    'a delivery to nowhere',
    update('orders', 'shipping_street = null', aDelivery),
    named('order', aDelivery),
  ),
  corrupt(
    'I11',
    'a collection with an address',
    update('orders', `shipping_city = 'York'`, anOrder),
    theOrder,
  ),
  corrupt(
    'I12',
    'an offer that was not on',
    update(
      'order_lines',
      `promotions = jsonb_set(promotions, '{0,startsAt}', '"2030-01-01T00:00:00Z"')`,
      aLine,
    ),
    theLine,
  ),
  corrupt(
    'I12',
    'an offer that is none',
    update('order_lines', `promotions = '[null]'`, aLine),
    theLine,
    'I06',
  ),
  corrupt(
    'I13',
    'an outcome that there is not',
    update('orders', `payment_status = 'Captured'`, anOrder),
    theOrder,
    'I19',
  ),
  corrupt(
    'I13',
    'a way of paying that there is not',
    update('orders', `payment_mode = 'cheque'`, anOrder),
    theOrder,
  ),
  corrupt(
    'I19',
    'paid without a record',
    update('orders', `payment_status = 'Paid'`, anOrder),
    theOrder,
    'I15',
  ),
  corrupt(
    'I13',
    'an order that is paid twice',
    ['payments', `update payments set outcome = 'paid' where reference = 'refused'`],
    named('order', cardOrder),
    'I14',
    'I19',
  ),
  corrupt(
    'I14',
    'a part that was changed',
    update('payments', 'amount_mills = amount_mills - 10', paidWith('a part')),
    named('order', partlyPaid),
  ),
  corrupt(
    'I14',
    'a part that nobody found',
    update('payments', 'event_id = null', paidWith('a part')),
    named('order', partlyPaid),
  ),
  corrupt(
    'I14',
    'less paid than the order costs',
    update('payments', 'amount_mills = amount_mills - 10', paidWith('card')),
    named('order', cardOrder),
  ),
  corrupt(
    'I15',
    'a payment on the word of somebody else',
    [
      'payment_callbacks',
      `update payment_callbacks set is_authentic = false where id = (select callback_id from payments where reference = 'card')`,
    ],
    named('order', cardOrder),
  ),
  corrupt(
    'I15',
    'a transfer that nobody found',
    ['payments', `update payments set event_id = null where reference = 'FP'`],
    named('order', `(select order_id from payments where reference = 'FP')`),
  ),
  corrupt(
    'I16',
    'a transaction that comes out twice',
    ['payments', `update payments set reference = 'late' where reference = 'card'`],
    `select 'transaction late' as name`,
  ),
  corrupt(
    'I17',
    'a card for what is written by hand',
    update('orders', 'has_manual_prescription = true', cardOrder),
    named('order', cardOrder),
    'I24',
  ),
  corrupt(
    'I18',
    'an order that holds its stock for ever',
    update('orders', `held_until = '2020-01-01'`, anOrder),
    theOrder,
  ),
  corrupt(
    'I18',
    'an order that waits without an end',
    update('orders', 'held_until = null', anOrder),
    theOrder,
  ),
  corrupt(
    'I18',
    'a message that nobody judged',
    [
      '',
      `insert into payment_callbacks (id, received_at, body, is_authentic) overriding system value values (999999, '2020-01-01', 'a=b', true)`,
    ],
    `select 'payment callback 999999' as name`,
  ),
  corrupt(
    'I19',
    'a refusal that counts after the payment',
    [
      'payments',
      `insert into payments (order_id, mode, reference, outcome, effect, amount_mills, currency, settled_at, callback_id) select order_id, mode, 'again', 'declined', 'counts', amount_mills, currency, settled_at, callback_id from payments where reference = 'card'`,
    ],
    named('order', cardOrder),
  ),
  corrupt(
    'I20',
    'money that is not ours and not due to be given back',
    update('payments', 'refund_due_at = null', paidWith('late')),
    named('order', lateOrder),
  ),
  corrupt(
    'I54',
    'a number that was taken and not used',
    update('invoice_series', 'last = last + 1', `'Invoice'`, 'kind'),
    `select 'series invoice' as name`,
  ),
  corrupt(
    'I54',
    'a number that is missing',
    update('invoices', 'number = 9', lastInvoice),
    named('invoice', lastInvoice),
  ),
  corrupt(
    'I55',
    'an order that is paid without an invoice',
    [
      'invoices',
      `update invoices set event_id = (select min(id) from audit_events) where id = ${lastInvoice}`,
    ],
    `select 'order ' || order_id as name from invoices where id = ${lastInvoice}`,
  ),
  corrupt(
    'I56',
    'VAT that is not what its rate makes',
    update('invoices', 'net_mills = net_mills - 10, vat_mills = vat_mills + 10', firstInvoice),
    named('invoice', firstInvoice),
  ),
  corrupt(
    'I56',
    'an invoice of another amount than was paid',
    [
      'invoices',
      `update invoices set net_mills = net_mills + 10, amount_mills = amount_mills + 10,
        content = jsonb_set(content, '{charge,amount}', to_jsonb(amount_mills + 10)) where id = ${firstInvoice}`,
    ],
    named('invoice', firstInvoice),
    'I58',
  ),
  corrupt(
    'I56',
    'an invoice of another order',
    [
      'invoices',
      `update invoices set content = jsonb_set(content, '{orderNumber}', '"F-2020-000001"') where id = ${firstInvoice}`,
    ],
    named('invoice', firstInvoice),
  ),
  corrupt(
    'I58',
    'a refund without its credit note',
    [
      'invoices invoice_files',
      `delete from invoices where id = ${creditNote}; update invoice_series set last = 0 where kind = 'Credit note'`,
    ],
    `select 'order ' || order_id as name from invoices where id = ${creditNote}`,
  ),
  corrupt(
    'I57',
    'a byte of an invoice',
    [
      'invoice_files',
      `update invoice_files set pdf = pdf || '\\x00' where invoice_id = ${lastInvoice}`,
    ],
    named('invoice', lastInvoice),
  ),
  corrupt(
    'I25',
    'an order that came back from its delivery',
    [
      '',
      `insert into audit_events (happened_at, action, subject, detail) select happened_at, 'order-moved', subject, detail || jsonb_build_object('state', state) from audit_events, (values (1, 'Delivered'), (2, 'Awaiting payment')) as step (place, state) where action = 'order-placed' and subject = 'order ' || ${anOrder} order by place`,
    ],
    theOrder,
  ),
  corrupt(
    'I21',
    'an order without lines',
    ['order_lines stock_movements', `delete from order_lines where order_id = ${hisOrder}`],
    named('order', hisOrder),
    'I04',
    'I08',
  ),
  corrupt(
    'I21',
    'a number of another year',
    update('orders', `number = 'F-2019-000001'`, anOrder),
    theOrder,
    'I22',
    'I40',
  ),
  corrupt(
    'I21',
    'a number that was not given out',
    update('orders', `number = 'F-2026-999999'`, anOrder),
    theOrder,
    'I22',
    'I40',
  ),
  corrupt(
    'I21',
    'a number that another order has',
    update('orders', `number = (select number from orders where id = ${anOrder})`, aDelivery),
    named('order', aDelivery),
    'I22',
    'I40',
  ),
  corrupt(
    'I22',
    'a key without its order',
    ['', `update idempotency_keys set answer = '{}' where key = 'audited-1'`],
    named('idempotency key of user', buyer),
  ),
  corrupt(
    'I22',
    'two keys of one order',
    [
      '',
      `insert into idempotency_keys select user_id, route, 'again', request_hash, answer, created_at from idempotency_keys where key = 'audited-3'`,
    ],
    named('idempotency key of user', `(select user_id from orders where id = ${aDelivery})`),
  ),
  corrupt(
    'I23',
    'a cart that is not behind its order',
    ['', `update carts set version = 1 where user_id = ${member}`],
    named('order', hisOrder),
  ),
  corrupt(
    'I23',
    'a cart version that became two orders',
    update(
      'orders',
      `cart_version = (select min(cart_version) from orders where user_id = ${buyer})`,
      `(select max(id) from orders where user_id = ${buyer})`,
    ),
    named('order', `(select max(id) from orders where user_id = ${buyer})`),
    'I40',
  ),
  corrupt(
    'I24',
    'a prescription order without one',
    update('orders', 'has_prescription = true', anOrder),
    theOrder,
  ),
  corrupt(
    'I25',
    'dispatched before it is paid',
    update('orders', `state = 'Dispatched'`, anOrder),
    theOrder,
    'I19',
  ),
  corrupt(
    'I61',
    'an order that left a day after the six months of its prescription',
    [
      '',
      `insert into audit_events (happened_at, action, subject, detail)
       select (prescribed_on + interval '6 months') at time zone 'Europe/London', 'order-moved', 'order ' || order_id,
         '{"state": "Dispatched"}' from prescriptions where id = ${signedRx}`,
    ],
    named('prescription', signedRx),
    'I19',
    'I25',
    'I53',
  ),
  corrupt('I26', 'a line without a name', update('order_lines', `name = ' '`, aLine), theLine),
  corrupt('I26', 'a bill for nowhere', update('orders', `billing_city = ''`, anOrder), theOrder),
  corrupt(
    'I38',
    'a patient who is a child',
    update('patients', `birth_date = '2020-01-01'`, '(select min(id) from patients)'),
    named('patient', '(select min(id) from patients)'),
  ),
  corrupt(
    'I38',
    'a patient who was too old when they were added',
    update('patients', `birth_date = '1880-01-01'`, '(select min(id) from patients)'),
    named('patient', '(select min(id) from patients)'),
  ),
  corrupt(
    'I32',
    'a signature of somebody who is not its prescriber',
    update('prescription_events', `actor_id = ${member}`, signedEvent, 'sequence'),
    named('signer of prescription', signedRx),
    'I36',
    'I39',
  ),
  corrupt(
    'I33',
    'a verified text that was altered with its hash',
    [
      'prescriptions',
      `update prescriptions set canonical_hash = sha256('altered') where id = ${signedRx}`,
    ],
    named('text of prescription', signedRx),
  ),
  corrupt(
    'I33',
    'a sealed PDF that was altered',
    update('prescription_documents', `pdf = 'altered'`, signedRx, 'prescription_id'),
    named('file of prescription', signedRx),
  ),
  corrupt(
    'I34',
    'a PDF of what nobody signed',
    [
      'prescription_documents',
      `insert into prescription_documents (prescription_id, pdf, hash, check_url, sealed_at)
         select ${aPrescription}, 'altered', sha256('altered'), 'https://shop.test/verify/1', now()`,
    ],
    `select 'prescription ' || ${aPrescription} || ' with a PDF' as name`,
    'I36',
  ),
  corrupt(
    'I35',
    'an item that nothing stands in for, though it says so',
    update('prescription_items', `substituted_by = ${aProduct}`, anItem),
    named('prescription item', anItem),
  ),
  corrupt(
    'I36',
    'a verified prescription for another day',
    update('prescriptions', `prescribed_on = prescribed_on + 1`, signedRx),
    named('rows of prescription', signedRx),
  ),
  corrupt(
    'I36',
    'a prescription that was rejected by nobody',
    update(
      'prescriptions',
      `status = 'rejected', rejected_at = created_at, reject_reason = 'No'`,
      aPrescription,
    ),
    named('events of prescription', aPrescription),
  ),
  corrupt(
    'I37',
    'a link that was used for another signature',
    update(
      'signature_confirmations',
      `picture_hash = sha256('other')`,
      signedRx,
      'prescription_id',
    ),
    named('link of prescription', signedRx),
  ),
  corrupt(
    'I39',
    'movements that can be changed',
    ['', 'drop trigger stock_movements_are_kept on stock_movements'],
    `select 'table stock_movements' as name`,
  ),
  corrupt(
    'I39',
    'an event of a prescription that was altered',
    [
      'prescription_events',
      `update prescription_events set happened_at = happened_at + interval '1 second' where sequence = 2`,
    ],
    `select 'prescription event 2' as name`,
    'I36',
  ),
  corrupt(
    'I39',
    'an event of a prescription that was altered together with its hash',
    [
      'prescription_events',
      `update prescription_events set actor_id = null, hash = decode(repeat('ab', 32), 'hex')
        where sequence = (select max(sequence) from prescription_events)`,
    ],
    `select 'prescription event ' || max(sequence) as name from prescription_events`,
    'I36',
    'I59',
    'I60',
  ),
  corrupt(
    'I39',
    'an event of a prescription that is gone',
    ['prescription_events', 'delete from prescription_events where sequence = 2'],
    `select 'prescription event 2' as name`,
    'I36',
    'I60',
  ),
  corrupt(
    'I59',
    'a key of seals that the shop does not know',
    ['seal_keys', `insert into seal_keys values (repeat('ab', 32), sha256('other'), now())`],
    `select 'seal key ' || repeat('ab', 32) as name`,
  ),
  corrupt(
    'I59',
    'the seal of an event that was altered',
    [
      'prescription_events',
      `update prescription_events set seal = set_byte(seal, 9, get_byte(seal, 9) # 1) where sequence = ${signedEvent}`,
    ],
    named('seals of prescription', signedRx),
  ),
  corrupt(
    'I60',
    'the newest event, which is gone',
    [
      'prescription_events',
      'delete from prescription_events where sequence = (select max(sequence) from prescription_events)',
    ],
    `select 'anchored event ' || sequence || ' of prescription ' || prescription_id as name
      from prescription_events order by sequence desc limit 1`,
    'I36',
  ),
  corrupt(
    'I40',
    'an order that was not recorded',
    [
      'audit_events outbox',
      `delete from audit_events where action = 'order-placed' and subject = 'order ' || ${anOrder}`,
    ],
    theOrder,
  ),
  corrupt(
    'I40',
    'a record of an order that there is not',
    [
      'audit_events',
      `update audit_events set action = 'order-imported', subject = 'order 999999' where subject = 'user ' || ${applicant}`,
    ],
    `select 'order 999999' as name`,
  ),
  corrupt(
    'I40',
    'an account that was let in by nobody',
    update('users', `account_state = 'active'`, applicant),
    named('user', applicant),
  ),
  corrupt(
    'I40',
    'a move that is not possible',
    [
      'audit_events',
      `update audit_events set detail = detail || '{"from": "rejected"}' where action = 'account-activated'`,
    ],
    named('user', member),
  ),
  corrupt(
    'I41',
    'a signature that was confirmed by a link after its end',
    update(
      'signature_confirmations',
      `used_at = expires_at + interval '1 second'`,
      signedRx,
      'prescription_id',
    ),
    named('token of prescription', signedRx),
    'I37',
  ),
  corrupt(
    'I41',
    'a second link of a kind',
    [
      'account_tokens',
      `insert into account_tokens (token_hash, user_id, purpose, created_at, expires_at) select sha256(token_hash), user_id, purpose, created_at, expires_at from account_tokens where user_id = ${applicant}`,
    ],
    named('link of user', applicant),
  ),
  corrupt(
    'I41',
    'a link that was used after its end',
    [
      '',
      `update account_tokens set used_at = expires_at + interval '1 second' where user_id = ${member}`,
    ],
    named('link of user', member),
  ),
  corrupt(
    'I41',
    'a link that is kept as it was sent',
    [
      'account_tokens',
      `update account_tokens set token_hash = 'a link of a mail' where user_id = ${applicant}`,
    ],
    named('link of user', applicant),
  ),
  corrupt(
    'I41',
    'sent mail that still says what it said',
    ['', `update outbox set sent_at = created_at where recipient = 'applicant@clinic.test'`],
    `select 'mail ' || id as name from outbox where recipient = 'applicant@clinic.test'`,
  ),
  corrupt(
    'I42',
    'a session without an end',
    [
      '',
      `update sessions set expires_at = expires_at + interval '2 years' where user_id = ${buyer}`,
    ],
    named('session of user', buyer),
  ),
  corrupt(
    'I42',
    'a session of somebody who was never let in',
    [
      '',
      `insert into sessions select sha256(token_hash), ${applicant}, created_at, last_used_at, expires_at from sessions where user_id = ${buyer}`,
    ],
    named('session of user', applicant),
  ),
  corrupt(
    'I42',
    'a session that began while the account was suspended',
    [
      '',
      `update sessions set created_at = created_at + interval '24 hours 2 minutes', last_used_at = last_used_at + interval '24 hours 2 minutes' where user_id = ${member}`,
    ],
    named('session of user', member),
  ),
  corrupt(
    'I43',
    'a password that is cheap to guess',
    update('users', `password_hash = replace(password_hash, 'm=19456', 'm=1024')`, buyer),
    named('user', buyer),
  ),
  corrupt(
    'I43',
    'a hash without its settings',
    update('users', `password_hash = '$argon2id$v=19$x$y'`, buyer),
    named('user', buyer),
  ),
  corrupt(
    'I44',
    'an address that two accounts have',
    update('users', `email = 'Member@Clinic.test', email_key = 'member@clinic.test'`, applicant),
    named('user', applicant),
  ),
  corrupt(
    'I44',
    'an address under the key of another',
    update('users', `email = 'somebody@clinic.test'`, applicant),
    named('user', applicant),
  ),
  corrupt(
    'I45',
    'somebody linked with themselves',
    [
      'prescriber_links',
      `update prescriber_links set prescriber_id = practitioner_id where prescriber_id = ${member}`,
    ],
    `select 'link of practitioner ' || practitioner_id || ' and prescriber ' || practitioner_id as name from prescriber_links where prescriber_id = ${member}`,
  ),
  corrupt(
    'I45',
    'a link that was answered and waits for an answer',
    [
      'prescriber_links',
      `update prescriber_links set status = 'pending' where prescriber_id = ${member}`,
    ],
    `select 'link of practitioner ' || practitioner_id || ' and prescriber ' || prescriber_id as name from prescriber_links where prescriber_id = ${member}`,
  ),
  corrupt(
    'I45',
    'a link that ended, nobody knows when',
    [
      'prescriber_links',
      `update prescriber_links set status = 'ended' where prescriber_id = ${member}`,
    ],
    `select 'link of practitioner ' || practitioner_id || ' and prescriber ' || prescriber_id as name from prescriber_links where prescriber_id = ${member}`,
  ),
  corrupt(
    'I45',
    'an invitation of somebody who can prescribe',
    [
      '',
      `update users set account_state = 'active', is_prescriber = true where email = 'applicant@clinic.test'`,
    ],
    `select 'invitation by user ' || practitioner_id as name from prescriber_invitations`,
    'I40',
  ),
  corrupt(
    'I46',
    'an order of somebody who was suspended',
    [
      '',
      `update orders set placed_at = placed_at + interval '1 day 2 minutes' where id = ${hisOrder}`,
    ],
    named('order', hisOrder),
  ),
  corrupt(
    'I46',
    'an order of somebody who was never let in',
    [
      '',
      `update users set account_state = 'registered' where id = (select user_id from orders where id = ${aDelivery})`,
    ],
    named('order', aDelivery),
    'I42',
  ),
  corrupt(
    'I47',
    'a document that was changed',
    update(
      'account_documents',
      `content = content || '\\x20', size = size + 1`,
      '(select min(id) from account_documents)',
    ),
    named('document', '(select min(id) from account_documents)'),
  ),
  corrupt(
    'I47',
    'a document that is kept as something else',
    update(
      'account_documents',
      `media_type = 'image/png'`,
      '(select min(id) from account_documents)',
    ),
    named('document', '(select min(id) from account_documents)'),
  ),
  corrupt(
    'I48',
    'a professional without a number',
    update('users', 'is_professional = true', buyer),
    named('user', buyer),
  ),
  corrupt(
    'I48',
    'a prescriber whom nobody let in',
    update('users', 'is_prescriber = true', applicant),
    named('user', applicant),
  ),
  corrupt(
    'I49',
    'an order that its buyer was not told of',
    [
      '',
      `delete from outbox where subject = (select 'We have received your order ' || number from orders where id = ${anOrder})`,
    ],
    theOrder,
  ),
  corrupt(
    'I49',
    'a mail that is there twice',
    [
      'outbox',
      `update outbox set message_id = (select message_id from outbox order by id limit 1) where id = (select max(id) from outbox)`,
    ],
    named('mail', '(select max(id) from outbox)'),
  ),
  corrupt(
    'I50',
    'a cart line of nothing',
    ['cart_lines', `update cart_lines set quantity = 0 where not is_prescription`],
    `select 'cart line of user ' || user_id || ' and product ' || product_id as name from cart_lines where not is_prescription`,
  ),
  corrupt(
    'I51',
    'a migration that was edited',
    ['', `update schema_migration set checksum = 'x' where version = 3`],
    named('migration', '3'),
  ),
  corrupt(
    'I50',
    'a cart line that is there twice',
    [
      '',
      'alter table cart_lines drop constraint cart_lines_pkey; insert into cart_lines (user_id, product_id, is_prescription, quantity) select user_id, product_id, is_prescription, 1 from cart_lines where not is_prescription',
    ],
    `select 'cart line of user ' || user_id || ' and product ' || product_id as name from cart_lines where not is_prescription`,
  ),
  corrupt(
    'I45',
    'a link that is there twice',
    [
      '',
      `alter table prescriber_links drop constraint prescriber_links_pkey cascade; insert into prescriber_links select * from prescriber_links where prescriber_id = ${member}`,
    ],
    `select 'link of practitioner ' || practitioner_id || ' and prescriber ' || prescriber_id as name from prescriber_links where prescriber_id = ${member}`,
  ),
  corrupt(
    'I51',
    'a constraint that was not held against the rows there were',
    ['', 'alter table users add constraint not_held check (id > 0) not valid'],
    `select 'constraint not_held of users' as name`,
  ),
  corrupt(
    'I51',
    'a trigger that is off',
    ['', 'alter table outbox disable trigger outbox_announces_mail'],
    `select 'trigger outbox_announces_mail of outbox' as name`,
  ),
  corrupt(
    'I52',
    'an offer without end',
    ['', `update promotions set ends_at = 'infinity'`],
    `select 'promotions ' || id || ': ends_at' as name from promotions`,
  ),
  corrupt(
    'I53',
    'an application that is to come',
    update('users', `requested_at = now() + interval '10 years'`, buyer),
    `select 'users ' || ${buyer} || ': requested_at' as name`,
  ),
  corrupt(
    'I24',
    'an order that hides what was written by hand',
    update('orders', 'has_manual_prescription = false', byHand),
    named('order', byHand),
  ),
  corrupt(
    'I27',
    'a pack that stands on no prescription',
    update('prescription_items', 'quantity = quantity - 1', anItem),
    named('order line', `(select order_line_id from prescription_items where id = ${anItem})`),
  ),
  corrupt(
    'I27',
    'a pack without prescription that stands on one',
    [
      'prescription_items',
      `insert into prescription_items (prescription_id, order_id, order_line_id, quantity, initial_quantity) select prescription_id, order_id, ${aLine}, 1, 1 from prescription_items where id = ${anItem}`,
    ],
    theLine,
    'I28',
    'I36',
  ),
  corrupt(
    'I28',
    'an item of another order',
    update(
      'prescription_items',
      `order_id = (select order_id from order_lines where id = ${aLine})`,
      anItem,
    ),
    named('prescription item', anItem),
  ),
  corrupt(
    'I28',
    'a prescription of nothing',
    [
      'prescriptions prescription_items',
      `insert into prescriptions (order_id, practitioner_id, prescriber_id, patient_id, created_at, prescribed_on, link_accepted_at) select order_id, practitioner_id, prescriber_id, patient_id, created_at, prescribed_on, link_accepted_at from prescriptions where id = ${aPrescription}`,
    ],
    `select 'prescription ' || (max(id) + 1) as name from prescriptions`,
  ),
  corrupt(
    'I29',
    'more packs than a limit allowed',
    update('prescriptions', `limits = jsonb_set(limits, '{0,most}', '1')`, aPrescription),
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I30',
    'a prescriber who was never asked',
    update('prescriptions', `prescriber_id = ${member}`, aPrescription),
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I30',
    'a prescriber who had left',
    [
      'prescriber_links prescriptions',
      `update prescriber_links set status = 'ended', ended_at = answered_at + interval '1 minute' where (practitioner_id, prescriber_id) in (select practitioner_id, prescriber_id from prescriptions where id = ${aPrescription}); update prescriptions set created_at = created_at + interval '2 minutes' where id = ${aPrescription}`,
    ],
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I30',
    'a prescriber who accepted later',
    update('prescriptions', `created_at = created_at - interval '1 hour'`, aPrescription),
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I31',
    "another practitioner's patient",
    [
      'prescriptions patients',
      `update prescriptions set patient_id = (select id from patients where practitioner_id = ${byHandBuyer} limit 1) where id = ${aPrescription}`,
    ],
    named('prescription', aPrescription),
    'I36',
  ),
  corrupt(
    'I31',
    "another practitioner's patient in a cart",
    [
      'cart_prescriptions',
      `update cart_prescriptions set patient_id = (select id from patients where practitioner_id = ${byHandBuyer} limit 1)`,
    ],
    `select 'cart prescription ' || id as name from cart_prescriptions`,
  ),
  corrupt(
    'I50',
    'nothing of a product on a prescription of a cart',
    ['cart_prescription_items', 'update cart_prescription_items set quantity = 0'],
    `select 'cart prescription ' || cart_prescription_id || ' and product ' || product_id as name from cart_prescription_items`,
  ),
];
