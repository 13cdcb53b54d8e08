import { addLine as withAdded } from '@formulary/rules/carts/addLines';
import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { removeLine as withoutLine, setLineQuantity } from '@formulary/rules/carts/setLineQuantity';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { hasCartPrescriptions, readCart } from './carts.queries.ts';
import { type CartDecision, changeCart, type DecideCart } from './changeCart.ts';

/** A line with a requested quantity, not yet checked (spec 5.16). */
export interface LineInput extends CartLineId {
  readonly quantity: number;
}

/** Returns the lines of a user's cart with current prices (spec 7.20). */
export async function getLines(db: Db, userId: number, now: Date): Promise<readonly CartLine[]> {
  const { lines } = await readCart(db, userId, now);
  return lines;
}

/**
 * Adds packs to a line, or adds the line (spec 7.21). Refuses with 'product-missing', and as the adding rule does (spec
 * 5.16 to 5.18).
 */
export function addLine(
  db: Db,
  userId: number,
  now: Date,
  { quantity, ...id }: LineInput,
): Promise<readonly CartLine[]> {
  const add: DecideCart = ({ lines }, _reader, product) => {
    if (!product) throw new Refused('product-missing');
    return decision(lines, id, Refused.unless(withAdded(lines, { ...product, ...id }, quantity)));
  };
  return changeCart(db, userId, now, add, id.productId);
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

/** Removes a line; harmless if it is missing (spec 7.23). */
export function removeLine(
  db: Db,
  userId: number,
  now: Date,
  id: CartLineId,
): Promise<readonly CartLine[]> {
  return changeCart(db, userId, now, ({ lines }) => decision(lines, id, withoutLine(lines, id)));
}

/** Removes every line, the cart's prescriptions and their prescriber (spec 7.24). */
export function clearLines(db: Db, userId: number, now: Date): Promise<readonly CartLine[]> {
  return changeCart(db, userId, now, async ({ lines }, reader) => {
    const isFilled = lines.length > 0 || (await hasCartPrescriptions(reader, userId));
    return { change: isFilled ? { kind: 'clear' } : undefined, lines: [] };
  });
}

/** Returns the change that turns a line of the cart into the rule's result. */
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
