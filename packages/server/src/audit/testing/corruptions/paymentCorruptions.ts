import { type Corruption, corrupt, update } from './corruption.ts';
import { anOrder, cardOrder, lateOrder, partlyPaid, paidWith, named, theOrder } from './targets.ts';

/** Corruptions of payments and refunds. */
export const paymentCorruptions: readonly Corruption[] = [
  corrupt(
    'I19',
    'paid without a record',
    update('orders', `payment_status = 'Paid'`, anOrder),
    theOrder,
    'I15',
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
    'I68',
    'more goodwill than arrived',
    [
      'order_credits',
      `insert into order_credits (order_id, kind, amount_mills, is_charged, due_at, reason, rates)
        values (${partlyPaid}, 'goodwill', 9999990, true, '2026-06-15', 'x', '[{"percent":0,"net":9999990,"vat":0}]')`,
    ],
    named('order', partlyPaid),
  ),
  corrupt(
    'I68',
    'a refund unlike its sums by rate',
    [
      'order_credits',
      `insert into order_credits (id, order_id, kind, amount_mills, is_charged, due_at, reason, rates)
        overriding system value
        values (999, ${cardOrder}, 'goodwill', 10, true, '2026-06-15', 'x', '[{"percent":0,"net":20,"vat":0}]')`,
    ],
    `select 'order credit 999' as name`,
  ),
  corrupt(
    'I69',
    'a line booked as another amount',
    [
      'statement_lines',
      `insert into staff (email, name, role, created_at)
        values ('auditor@formulary.test', 'Noor', 'auditor', '2026-06-15');
      insert into statements
        (name, hash, imported_at, staff_id, first_day, last_day, debits, blank, credits)
        select 'x', sha256('x'), '2026-06-15', max(id), '2026-06-14', '2026-06-14', 0, 0, 1 from staff;
      insert into statement_lines
        (id, statement_id, row_number, paid_on, amount_mills, text, copy, hash, payment_id)
        overriding system value
        select 999, max(id), 1, '2026-06-14', 10, '', 1, sha256('y'), ${paidWith('a part')} from statements`,
    ],
    `select 'statement line 999' as name`,
  ),
];
