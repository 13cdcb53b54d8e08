import { composeMail } from '../platform/mail/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import type { MailPart } from '../platform/mail/MailPart.ts';
import type { AwaitedProduct } from './stockRequests.queries.ts';

/** Tells a buyer in one mail which requested products are back in stock. */
export function backInStockMail(words: {
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
