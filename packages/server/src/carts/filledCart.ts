import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { CartDecision } from './changeCart.ts';

/** What has to be written so that a cart becomes what a rule has made of it, which has added lines or raised some. */
export function filledCart(before: readonly CartLine[], lines: readonly CartLine[]): CartDecision {
  const known = new Set(before);
  const added = lines.filter((line) => !known.has(line));
  const change = added.length > 0 ? ({ kind: 'fill', lines: added } as const) : undefined;
  return { change, lines };
}
