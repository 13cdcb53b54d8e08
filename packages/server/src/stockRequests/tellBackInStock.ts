import { isInStock } from '@formulary/rules/stock/isInStock';
import { readProfile } from '../accounts/users.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { backInStockMail } from './backInStockMail.ts';
import {
  deleteStockRequests,
  lockAwaitedProducts,
  readWaitingUsers,
} from './stockRequests.queries.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Mails every user with a requested product back in stock, once and in one mail. The transaction that queues the mail
 * deletes the request, so a repeat or a second server changes nothing.
 */
export async function tellBackInStock(context: Pick<Shop, 'db' | 'shopUrl'>): Promise<void> {
  for (const userId of await readWaitingUsers(context.db)) await tellUser(context, userId);
}

function tellUser({ db, shopUrl }: Pick<Shop, 'db' | 'shopUrl'>, userId: number): Promise<void> {
  return withTransaction(db, async (trx) => {
    const products = (await lockAwaitedProducts(trx, userId)).filter(isInStock);
    if (products.length === 0) return;
    const ids = products.map(({ productId }) => productId);
    await deleteStockRequests(trx, userId, ids);
    const { email, firstName } = await readProfile(trx, userId);
    await queueMail(trx, backInStockMail({ recipient: email, firstName, products, shopUrl }));
  });
}
