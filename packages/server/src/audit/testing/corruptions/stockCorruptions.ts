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
];
