import { isInStock } from '@formulary/rules/stock/isInStock';
import { readProfile } from '../accounts/users.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { backInStockMail } from './backInStockMail.ts';
import {
  deleteStockRequests,
  lockAwaitedProducts,
  readWaitingUsers,
} from './stockRequests.queries.ts';

/** Dependencies of the mails about stock. */
export interface StockRequestsContext {
  readonly db: Db;
  /** The shop's public address, for links in mails; read when a link is made. */
  readonly shopUrl: string;
  /** The server's clock. */
  readonly now: () => Date;
}

/**
 * Mails every user with a requested product back in stock, once and in one mail. The transaction that queues the mail
 * deletes the request, so a repeat or a second server changes nothing.
 */
export async function tellBackInStock(context: StockRequestsContext): Promise<void> {
  for (const userId of await readWaitingUsers(context.db)) await tellUser(context, userId);
}

function tellUser({ db, shopUrl }: StockRequestsContext, userId: number): Promise<void> {
  return withTransaction(db, async (trx) => {
    const products = (await lockAwaitedProducts(trx, userId)).filter(isInStock);
    if (products.length === 0) return;
    const ids = products.map(({ productId }) => productId);
    await deleteStockRequests(trx, userId, ids);
    const { email, firstName } = await readProfile(trx, userId);
    await queueMail(trx, backInStockMail({ recipient: email, firstName, products, shopUrl }));
  });
}
