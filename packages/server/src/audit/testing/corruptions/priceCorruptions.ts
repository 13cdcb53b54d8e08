import { type Corruption, corrupt, update } from './corruption.ts';
import { aProduct, named, theProduct } from './targets.ts';

const priced = `(select min(product_id) from price_changes where state = 'in-force')`;
const thePriced = named('product', priced);
const aPromotion = '(select min(id) from promotions)';
const thePromotion = named('promotion', aPromotion);

/** Corruptions of prices and promotions. */
export const priceCorruptions: readonly Corruption[] = [
  corrupt(
    'I92',
    'a price that no change set',
    ['products', `update products set price_mills = price_mills + 10 where id = ${priced}`],
    thePriced,
  ),
  corrupt(
    'I92',
    'a price that came into force on another one',
    [
      'price_changes',
      `insert into price_changes (product_id, price_mills, before_mills, holds_from, state, force_order, in_force_at,
         decided_at, decided_by)
       select id, price_mills, price_mills + 10, now(), 'in-force', nextval('price_force_order'), now(), now(), 'nobody'
       from products where id = ${priced}`,
    ],
    thePriced,
  ),
  corrupt(
    'I92',
    'a price in force that is not charged',
    [
      'price_changes',
      `insert into price_changes (product_id, price_mills, before_mills, holds_from, state, force_order, in_force_at,
         decided_at, decided_by)
       select id, price_mills + 10, price_mills, now(), 'in-force', nextval('price_force_order'), now(), now(), 'nobody'
       from products where id = ${aProduct}`,
    ],
    theProduct,
  ),
  corrupt(
    'I93',
    'a promotion that was called off by nobody',
    update('promotions', `withdrawn_at = starts_at - interval '1 day'`, aPromotion),
    thePromotion,
  ),
  corrupt(
    'I93',
    'a promotion that goes on after staff ended it',
    [
      '',
      `insert into audit_events (happened_at, action, subject, detail)
       select starts_at + interval '1 hour', 'promotion-ended', 'promotion ' || id, '{}' from promotions
       where id = ${aPromotion}`,
    ],
    thePromotion,
  ),
];
