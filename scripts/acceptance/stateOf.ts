import type { ClauseTag } from './findTags.ts';
import type { Clause } from './Clause.ts';

/** How far a clause is proven; only `whole` counts as proven. */
export type ClauseState = 'whole' | 'in part' | 'rule only' | 'open';

/** Tests that meet the product as its users do: through a call of the server, a screen of the shop, or both. */
const THROUGH_THE_PRODUCT = [
  /^packages\/server\//u,
  /^packages\/storefront\/.*\.stories\.tsx$/u,
  /^playwright\/journeys\//u,
];

/**
 * How far the tests with a clause's tag prove it: not at all (`open`); by a rule, a component or a script
 * alone (`rule only`); through the product, but with something that the list says is missing (`in part`);
 * or `whole`.
 */
export function stateOf({ missing }: Clause, tags: readonly ClauseTag[]): ClauseState {
  if (tags.length === 0) return 'open';
  if (!tags.some(({ file }) => THROUGH_THE_PRODUCT.some((place) => place.test(file)))) {
    return 'rule only';
  }
  return missing === '' ? 'whole' : 'in part';
}
