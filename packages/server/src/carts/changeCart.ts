import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { Cart, CartChange } from './Cart.ts';
import {
  lockCart,
  type ProductToBuy,
  readCart,
  readCartAndProduct,
  writeCartChange,
} from './carts.queries.ts';

const ATTEMPTS_WITHOUT_LOCK = 3;

/** The change to write, if any, and the resulting lines. */
export interface CartDecision {
  readonly change: CartChange | undefined;
  readonly lines: readonly CartLine[];
}

/**
 * Decides on a change of the current cart; throws `Refused`. May be called several times. Gets the product to be added,
 * if it is on sale.
 */
export type DecideCart = (
  cart: Cart,
  db: Db,
  product: ProductToBuy | undefined,
) => CartDecision | Promise<CartDecision>;

/**
 * Reads the cart, and a product to be added with it; decides and writes; starts over if the cart changed in between. The fourth attempt locks the cart
 * (docs/decisions/2026-11-20-cart-changes.md).
 */
export async function changeCart(
  db: Db,
  userId: number,
  now: Date,
  decide: DecideCart,
  productId?: number,
): Promise<readonly CartLine[]> {
  for (let attempt = 0; attempt < ATTEMPTS_WITHOUT_LOCK; attempt += 1) {
    const lines = await tryChange(db, userId, now, decide, productId);
    if (lines) return lines;
  }
  return withTransaction(db, async (trx) => {
    await lockCart(trx, userId);
    const lines = await tryChange(trx, userId, now, decide, productId);
    if (!lines) throw new Error(`The cart of user ${userId} changed under its lock`);
    return lines;
  });
}

async function tryChange(
  db: Db,
  userId: number,
  now: Date,
  decide: DecideCart,
  productId: number | undefined,
): Promise<readonly CartLine[] | undefined> {
  const { cart, product } =
    productId === undefined
      ? { cart: await readCart(db, userId, now), product: undefined }
      : await readCartAndProduct(db, userId, productId, now);
  const { change, lines } = await decide(cart, db, product);
  const isDone = !change || (await writeCartChange(db, userId, cart.version, change));
  return isDone ? lines : undefined;
}

/** Returns the change to write after a rule added or raised lines. */
export function filledCart(before: readonly CartLine[], lines: readonly CartLine[]): CartDecision {
  const known = new Set(before);
  const added = lines.filter((line) => !known.has(line));
  const change = added.length > 0 ? ({ kind: 'fill', lines: added } as const) : undefined;
  return { change, lines };
}
