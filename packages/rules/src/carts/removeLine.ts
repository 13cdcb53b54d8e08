import type { CartLine, CartLineId } from './cartLine.ts';
import { isSameLine } from './lineKey.ts';

/** Removes a line. Returns the same cart if it has no such line (spec 7.23). */
export function removeLine(lines: readonly CartLine[], id: CartLineId): readonly CartLine[] {
  const rest = lines.filter((line) => !isSameLine(line, id));
  return rest.length < lines.length ? rest : lines;
}
