import { type Corruption, corrupt, update } from './corruption.ts';
import {
  anOrder,
  aDelivery,
  aLine,
  member,
  buyer,
  orderOfBuyer,
  cardOrder,
  byHand,
  named,
  theOrder,
  theLine,
} from './targets.ts';

/** Adds a parcel of the first order with these packs of its first line, and the record of it. */
const parcelOf = (packs: number): readonly [string, string] => [
  'orders order_lines parcels parcel_lines',
  `with event as (
    insert into audit_events (happened_at, action, subject, detail)
    select placed_at, 'parcel-sent', 'order ' || id, '{"parcel": 1, "packs": ${packs}, "left": 0}' from orders where id = ${anOrder}
    returning id
  ), parcel as (
    insert into parcels (order_id, number, courier, sent_at, event_id)
    select orders.id, 1, 'other', placed_at, event.id from orders, event where orders.id = ${anOrder} returning id)
  insert into parcel_lines (parcel_id, order_id, order_line_id, quantity)
  select parcel.id, ${anOrder}, ${aLine}, ${packs} from parcel`,
];

/** Corruptions of orders and their states. */
export const orderCorruptions: readonly Corruption[] = [
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
    'I13',
    'an order that is paid twice',
    ['payments', `update payments set outcome = 'paid' where reference = 'refused'`],
    named('order', cardOrder),
    'I14',
    'I19',
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
    ['order_lines stock_movements', `delete from order_lines where order_id = ${orderOfBuyer}`],
    named('order', orderOfBuyer),
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
    named('order', orderOfBuyer),
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
  corrupt('I65', 'more sent than was ordered', parcelOf(9_000), theLine, 'I66'),
  corrupt('I66', 'a parcel of an order that is not to be sent', parcelOf(1), theOrder),
  corrupt(
    'I66',
    'a cancelled order on hold',
    update('orders', `state = 'Cancelled', on_hold_since = placed_at, hold_reason = 'x'`, anOrder),
    theOrder,
    'I19',
    'I04',
  ),
  corrupt('I26', 'a line without a name', update('order_lines', `name = ' '`, aLine), theLine),
  corrupt('I26', 'a bill for nowhere', update('orders', `billing_city = ''`, anOrder), theOrder),
  corrupt(
    'I24',
    'an order that hides what was written by hand',
    update('orders', 'has_manual_prescription = false', byHand),
    named('order', byHand),
  ),
];
