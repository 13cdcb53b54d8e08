import type { CartLine, CartLineId } from './cartLine.ts';
import { isSameLine } from './lineKey.ts';

/**
 * The cart after a line's allocated packs are set. They stay between 0 and the line's quantity, both included: anything
 * else is ignored, and the same cart comes back (spec 4.4).
 */
export function setLineAllocated(
  lines: readonly CartLine[],
  id: CartLineId,
  allocated: number,
): readonly CartLine[] {
  const line = lines.find((candidate) => isSameLine(candidate, id));
  const isWithin =
    line !== undefined &&
    Number.isSafeInteger(allocated) &&
    allocated >= 0 &&
    allocated <= line.quantity;
  if (!isWithin || allocated === line.allocated) return lines;
  return lines.map((candidate) => (candidate === line ? { ...line, allocated } : candidate));
}
