import { type Corruption, corrupt, update } from './corruption.ts';
import { aProduct, anOrder, aLine, theProduct, theLine } from './targets.ts';

/** Corruptions of stock and its movements. */
export const stockCorruptions: readonly Corruption[] = [
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
    'I90',
    'a delivery that was never taken in',
    [
      'delivery_lines',
      `insert into delivery_lines (id, delivery_id, product_id, packs) overriding system value select 999, 999, ${aProduct}, 5`,
    ],
    `select 'delivery line 999' as name`,
  ),
  corrupt(
    'I90',
    'goods in of another number of packs',
    [
      'delivery_lines stock_movements',
      `with line as (insert into delivery_lines (id, delivery_id, product_id, packs) overriding system value
        select 999, 999, ${aProduct}, 5)
       insert into stock_movements (product_id, cause, quantity, moved_at, delivery_line_id)
       select ${aProduct}, 'goods-in', 6, moved_at, 999 from stock_movements limit 1`,
    ],
    `select 'delivery line 999' as name`,
    'I03',
  ),
  corrupt(
    'I90',
    'a difference that was booked and not moved',
    [
      'stock_count_lines',
      `insert into stock_count_lines (id, count_id, product_id, counted, expected, booked_at) overriding system value
       select 999, 999, ${aProduct}, 5, 6, now()`,
    ],
    `select 'count line 999' as name`,
  ),
  corrupt(
    'I90',
    'a reversal of what was sold',
    [
      'stock_movements',
      `insert into stock_movements (id, product_id, cause, quantity, moved_at, reverses_id) overriding system value
       select 999999, product_id, 'reversal', -quantity, moved_at, id from stock_movements
       where order_line_id = ${aLine} and cause = 'order'`,
    ],
    `select 'stock movement 999999' as name`,
    'I03',
  ),
  corrupt(
    'I91',
    'a purchase order that is closed though packs are to come',
    [
      'purchase_orders purchase_order_lines',
      `with asked as (insert into purchase_orders (id, supplier, ordered_at, ordered_by, request_key, request_hash, closed_at)
        overriding system value values (999, 'Alder Wholesale', now(), 999, gen_random_uuid(), sha256('a'), now()))
       insert into purchase_order_lines (purchase_order_id, product_id, packs) values (999, ${aProduct}, 5)`,
    ],
    `select 'purchase order 999' as name`,
  ),
];
