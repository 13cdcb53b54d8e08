import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { CartDecision } from './changeCart.ts';

/** Returns the change to write after a rule added or raised lines. */
export function filledCart(before: readonly CartLine[], lines: readonly CartLine[]): CartDecision {
  const known = new Set(before);
  const added = lines.filter((line) => !known.has(line));
  const change = added.length > 0 ? ({ kind: 'fill', lines: added } as const) : undefined;
  return { change, lines };
}
