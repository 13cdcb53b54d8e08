import type { CartLine, CartLineId } from './cartLine.ts';
import { isSameLine } from './lineKey.ts';

/**
 * Sets a line's allocated packs, from 0 to the line's quantity. Ignores any other value and returns the same cart (spec
 * 4.4).
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
