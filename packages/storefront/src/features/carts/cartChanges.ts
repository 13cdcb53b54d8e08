import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey, productQuantity } from '@formulary/rules/carts/cartLines';
import type { Refusal } from '@formulary/rules/problems/refusal';
import { stockSentence } from '@formulary/rules/stock/stockSentence';

interface LineProblem {
  readonly code?: Refusal['code'] | undefined;
  readonly message: string;
}

/** State of the cart screen's changes. */
export interface CartChanges {
  /** Reasons of refused lines, by line key. */
  readonly refusals: Readonly<Record<string, LineProblem>>;
  /** Last removed line, until restored. */
  readonly removed: CartLine | undefined;
}

export const noCartChanges: CartChanges = { refusals: {}, removed: undefined };

/** Adds the refusal of a line. */
export function withRefusal(changes: CartChanges, id: CartLineId, problem: LineProblem) {
  return { ...changes, refusals: { ...changes.refusals, [lineKey(id)]: problem } };
}

/** Records an accepted quantity: clears the line's refusal; at 0 or less it becomes the removed line. */
export function withQuantitySet(
  { refusals, removed }: CartChanges,
  line: CartLine,
  quantity: number,
): CartChanges {
  const { [lineKey(line)]: _gone, ...others } = refusals;
  return { refusals: others, removed: quantity <= 0 ? line : removed };
}

/**
 * Returns what the screen shows of the changes: a message for each refused line in the cart, and the removed line
 * unless it is back.
 */
export function visibleCartChanges({ refusals, removed }: CartChanges, lines: readonly CartLine[]) {
  const isBack = removed && lines.some((line) => lineKey(line) === lineKey(removed));
  const refused = lines.flatMap((line) => {
    const problem = refusals[lineKey(line)];
    return problem ? [[lineKey(line), sentenceOf(problem, line, lines)] as const] : [];
  });
  return { refusals: Object.fromEntries(refused), removed: isBack ? undefined : removed };
}

/** Returns the message of a refused line; for too many packs, it names the stock (spec 5.17). */
function sentenceOf({ code, message }: LineProblem, line: CartLine, lines: readonly CartLine[]) {
  if (code !== 'out-of-stock') return message;
  const held = productQuantity(lines, line.productId) - line.quantity;
  return stockSentence(line, { held, where: 'on other line' });
}
