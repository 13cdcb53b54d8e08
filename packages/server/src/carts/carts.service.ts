import { addLine as withAdded } from '@formulary/rules/carts/addLine';
import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/lineKey';
import { removeLine as withoutLine } from '@formulary/rules/carts/removeLine';
import { setLineQuantity } from '@formulary/rules/carts/setLineQuantity';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { hasCartPrescriptions, readCart, readProductToBuy } from './carts.queries.ts';
import { type CartDecision, changeCart } from './changeCart.ts';

/** A line and how many packs of it are asked for; the quantity is not checked yet (spec 5.16). */
export interface LineInput extends CartLineId {
  readonly quantity: number;
}

/** The lines of a user's cart, priced now (spec 7.20). */
export async function getLines(db: Db, userId: number, now: Date): Promise<readonly CartLine[]> {
  const { lines } = await readCart(db, userId, now);
  return lines;
}

/**
 * Adds packs to a line, or makes the line (spec 7.21). Refuses with 'product-missing', and what the rule of adding refuses
 * (spec 5.16 to 5.18).
 */
export function addLine(
  db: Db,
  userId: number,
  now: Date,
  { quantity, ...id }: LineInput,
): Promise<readonly CartLine[]> {
  return changeCart(db, userId, now, async ({ lines }, reader) => {
    const known = lines.find(({ productId }) => productId === id.productId);
    const product = known ?? (await readProductToBuy(reader, id.productId, now));
    if (!product) throw new Refused('product-missing');
    return decision(lines, id, Refused.unless(withAdded(lines, { ...product, ...id }, quantity)));
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
  { quantity, ...id }: LineInput,
): Promise<readonly CartLine[]> {
  return changeCart(db, userId, now, ({ lines }) =>
    decision(lines, id, Refused.unless(setLineQuantity(lines, id, quantity))),
  );
}

/** Takes a line out; harmless when it is not there (spec 7.23). */
export function removeLine(
  db: Db,
  userId: number,
  now: Date,
  id: CartLineId,
): Promise<readonly CartLine[]> {
  return changeCart(db, userId, now, ({ lines }) => decision(lines, id, withoutLine(lines, id)));
}

/** Takes every line out, with the prescriptions of the cart and their prescriber (spec 7.24). */
export function clearLines(db: Db, userId: number, now: Date): Promise<readonly CartLine[]> {
  return changeCart(db, userId, now, async ({ lines }, reader) => {
    const isFilled = lines.length > 0 || (await hasCartPrescriptions(reader, userId));
    return { change: isFilled ? { kind: 'clear' } : undefined, lines: [] };
  });
}

/** What has to be written so that this line of the cart becomes what it is after a rule has changed it. */
function decision(
  before: readonly CartLine[],
  { productId, isPrescription }: CartLineId,
  lines: readonly CartLine[],
): CartDecision {
  if (lines === before) return { change: undefined, lines };
  const key = lineKey({ productId, isPrescription });
  const line = lines.find((candidate) => lineKey(candidate) === key);
  const change = line
    ? ({ kind: 'set', productId, isPrescription, quantity: line.quantity } as const)
    : ({ kind: 'remove', productId, isPrescription } as const);
  return { change, lines };
}
