import type { CartLine, CartLineId } from './cartLine.ts';
import { isSameLine } from './lineKey.ts';

/** The cart without a line; the same cart when the line is not there (spec 7.23). */
export function removeLine(lines: readonly CartLine[], id: CartLineId): readonly CartLine[] {
  const rest = lines.filter((line) => !isSameLine(line, id));
  return rest.length < lines.length ? rest : lines;
}
