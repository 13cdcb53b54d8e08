import { type Refusal, refuse } from '../problems/refusal.ts';
import type { Result } from '../problems/result.ts';
import type { CartLine, CartLineId } from './cartLine.ts';
import { lineKey } from './lineKey.ts';
import { setLineQuantity } from './setLineQuantity.ts';

/**
 * The cart after one pack more or less of a line, repriced; less than one deletes the line (spec 2.12, 4.4).
 * Refuses with 'cart-line-missing', 'invalid-quantity' or 'out-of-stock'.
 */
export function stepLine(
  lines: readonly CartLine[],
  id: CartLineId,
  step: 1 | -1,
): Result<readonly CartLine[], Refusal> {
  const line = lines.find((candidate) => lineKey(candidate) === lineKey(id));
  return line ? setLineQuantity(lines, id, line.quantity + step) : refuse('cart-line-missing');
}
