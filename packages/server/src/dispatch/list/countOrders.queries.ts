import { MOST_COUNTED_ORDERS } from '@formulary/rules/orders/orderList';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { countUpTo } from '../../platform/keyset/countUpTo.queries.ts';
import { type OrderSelection, isOfKind, partsOf, withFew } from './selectOrders.queries.ts';

/** So many orders of the filter's kinds at most are looked through for their buyers. */
const MOST_LOOKED_THROUGH = 50_000;

/** Counts the orders of a selection, but no further than one more than the most that a list counts. */
export async function countOrders(db: Db, selection: OrderSelection): Promise<number> {
  const { kinds, days, few, conditions, buyers } = selection;
  if (kinds.length === 0) return 0;
  const meant = partsOf(selection, (part) => sql`select id, user_id from orders where ${part}`);
  const count = (from: typeof meant, all: typeof conditions) => {
    if (all.length === 0) return countUpTo(db, withFew(selection, from), MOST_COUNTED_ORDERS);
    // `offset 0` keeps the conditions out of the parts, each of which would read the sets of ids again.
    const counted = sql`
      select from (select id, user_id from (${from}) as part offset 0) as meant
      where ${sql.join(all, sql` and `)}`;
    return countUpTo(db, withFew(selection, counted), MOST_COUNTED_ORDERS);
  };
  if (!buyers) return count(meant, conditions);
  const areMany = !few && (await countUpTo(db, meant, MOST_LOOKED_THROUGH)) > MOST_LOOKED_THROUGH;
  if (!areMany) return count(meant, [buyers.isAny, ...conditions]);
  // Orders of any buyer are of these kinds more often than not: few buyers are enough.
  const bought = sql`
    select bought.id, users.id as user_id from users cross join lateral (
      select id from orders
      where user_id = users.id and ${sql.join([isOfKind(kinds), ...days], sql` and `)} offset 0) as bought
    where ${buyers.are}`;
  return count(bought, conditions);
}
