import type { PayableOrderAtDesk } from '@formulary/rules/calls/desk/deskStatementCalls';
import { orderNumberIn } from '@formulary/rules/orders/orderNumberIn';
import { writtenAmount } from '@formulary/rules/money/writtenAmounts';
import { tidyLine } from '@formulary/rules/text/tidyLine';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { ordersAtDesk } from './readStatementPage.ts';
import { findPayableOrders, readLineAmount } from './statements.queries.ts';

/**
 * Finds orders that a line of a statement may pay: by number, by buyer or company, or by the amount due in pounds. Returns
 * at most 20, oldest first, each with what booking would do. Refuses with 'not-found'.
 */
export async function findOrdersForLine(
  db: Db,
  { lineId, search }: { readonly lineId: number; readonly search: string },
): Promise<readonly PayableOrderAtDesk[]> {
  const amount = await readLineAmount(db, lineId);
  if (amount === undefined) throw new Refused('not-found');
  const name = tidyLine(search);
  const found = await findPayableOrders(db, {
    number: orderNumberIn(name),
    name,
    due: writtenAmount(name, '.'),
  });
  const ids = found.map(({ id }) => id);
  const orders = await ordersAtDesk(db, ids);
  return ids.flatMap((id) => orders.get(id)?.(amount) ?? []);
}
