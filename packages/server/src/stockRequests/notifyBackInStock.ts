import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import type { MailPart } from '../platform/mail/rendering/MailPart.ts';
import type { AwaitedProduct } from './stockRequests.queries.ts';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import { readProfile } from '../accounts/users.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import {
  deleteStockRequests,
  lockAwaitedProducts,
  readWaitingUsers,
} from './stockRequests.queries.ts';
import type { Shop } from '../start/Shop.ts';

/** Tells a buyer in one mail which requested products are back in stock. */
function backInStockMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly products: readonly Pick<AwaitedProduct, 'productId' | 'name'>[];
  readonly shopUrl: string;
}): Mail {
  const { recipient, firstName, products, shopUrl } = words;
  const [first] = products;
  const isOne = products.length === 1;
  const subject =
    isOne && first
      ? `Back in stock: ${first.name}`
      : `${products.length} products are back in stock`;
  return composeMail({
    recipient,
    firstName,
    subject,
    preview: 'You asked us to tell you.',
    parts: [
      {
        kind: 'paragraph',
        text: `You asked us to tell you: ${isOne ? 'this product is' : 'these products are'} in stock again. We keep nothing back for you, so please order soon if you need it.`,
      },
      ...products.map(({ productId, name }): MailPart => ({
        kind: 'link',
        label: name,
        href: `${shopUrl}/product/${productId}`,
      })),
      { kind: 'paragraph', text: 'This is the only mail about it.' },
    ],
  });
}

/**
 * Mails every user with a requested product back in stock, once and in one mail. The transaction that queues the mail
 * deletes the request, so a repeat or a second server changes nothing.
 */
export async function notifyBackInStock(context: Pick<Shop, 'db' | 'shopUrl'>): Promise<void> {
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
