import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { checkQuantity } from '@formulary/rules/carts/checkQuantity';
import { lineKey } from '@formulary/rules/carts/lineKey';
import { productQuantity } from '@formulary/rules/carts/productQuantity';
import { setLineQuantity } from '@formulary/rules/carts/setLineQuantity';
import { purchaseFlag } from '@formulary/rules/catalogue/purchaseFlag';
import { priceLine } from '@formulary/rules/pricing/priceLine';
import { checkStock } from '@formulary/rules/stock/checkStock';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Cart } from './Cart.ts';
import { type ProductToBuy, readCart, readProductToBuy } from './carts.queries.ts';
import { type CartDecision, changeCart } from './changeCart.ts';

/** As many as the cart's answer may list. */
const MOST_LINES = 500;

/** A line and how many packs of it are wished for; the quantity is not checked yet (spec 5.16). */
export interface LineWish extends CartLineId {
  readonly quantity: number;
}

/** The lines of a user's cart, priced now (spec 7.20). */
export async function getLines(db: Db, userId: number, now: Date): Promise<readonly CartLine[]> {
  const { lines } = await readCart(db, userId, now);
  return lines;
}

/**
 * Adds packs to a line, or makes the line (spec 7.21). Refuses with 'invalid-quantity',
 * 'product-missing', 'purchase-option-refused' or 'out-of-stock' (spec 5.16 to 5.18).
 */
export function addLine(
  db: Db,
  userId: number,
  now: Date,
  wish: LineWish,
): Promise<readonly CartLine[]> {
  const added = Refused.unless(checkQuantity(wish.quantity));
  if (added < 1) throw new Refused('invalid-quantity');
  return changeCart(db, userId, now, async (cart, reader) => {
    const line = cart.lines.find((candidate) => lineKey(candidate) === lineKey(wish));
    if (line) return resize(cart, wish, line.quantity + added);
    const known = cart.lines.find(({ productId }) => productId === wish.productId);
    const product = known ?? (await readProductToBuy(reader, wish.productId, now));
    if (!product) throw new Refused('product-missing');
    return append(cart, product, { ...wish, quantity: added });
  });
}

/**
 * Sets a line's quantity; 0 or less removes it (spec 7.22, 4.4). Refuses with 'invalid-quantity',
 * 'cart-line-missing' or 'out-of-stock'; decreasing is always allowed (spec 5.17).
 */
export function updateLine(
  db: Db,
  userId: number,
  now: Date,
  wish: LineWish,
): Promise<readonly CartLine[]> {
  return changeCart(db, userId, now, (cart) => resize(cart, wish, wish.quantity));
}

/** Takes a line out; harmless when it is not there (spec 7.23). */
export function removeLine(
  db: Db,
  userId: number,
  now: Date,
  id: CartLineId,
): Promise<readonly CartLine[]> {
  const { productId, isPrescription } = id;
  return changeCart(db, userId, now, ({ lines }) => {
    const rest = lines.filter((line) => lineKey(line) !== lineKey(id));
    const isThere = rest.length < lines.length;
    return {
      change: isThere ? { kind: 'remove', productId, isPrescription } : undefined,
      lines: rest,
    };
  });
}

/** Takes every line out (spec 7.24). */
export function clearLines(db: Db, userId: number, now: Date): Promise<readonly CartLine[]> {
  return changeCart(db, userId, now, ({ lines }) => {
    return { change: lines.length > 0 ? { kind: 'clear' } : undefined, lines: [] };
  });
}

function resize(cart: Cart, id: CartLineId, wished: number): CartDecision {
  const lines = Refused.unless(setLineQuantity(cart.lines, id, wished));
  const line = lines.find((candidate) => lineKey(candidate) === lineKey(id));
  const { productId, isPrescription } = id;
  const change = line
    ? ({ kind: 'set', productId, isPrescription, quantity: line.quantity } as const)
    : ({ kind: 'remove', productId, isPrescription } as const);
  return { change, lines };
}

function append(cart: Cart, product: ProductToBuy, wish: LineWish): CartDecision {
  const isPrescription = Refused.unless(purchaseFlag(product.type, wish.isPrescription));
  const { productId, quantity } = wish;
  const quantityBefore = productQuantity(cart.lines, productId);
  const quantityAfter = quantityBefore + quantity;
  Refused.unless(checkStock({ product, quantityBefore, quantityAfter }));
  if (cart.lines.length >= MOST_LINES) {
    throw new Refused('invalid-request', {
      errors: { cart: `A cart holds at most ${MOST_LINES} lines` },
    });
  }
  const line = { ...product, isPrescription, quantity, allocated: 0 };
  return {
    change: { kind: 'set', productId, isPrescription, quantity },
    lines: [...cart.lines, { ...line, ...priceLine(line) }],
  };
}
