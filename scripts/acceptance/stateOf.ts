import type { ClauseTag } from './findTags.ts';
import type { Clause } from './parseList.ts';

/** State of a clause's proof; only `whole` counts as proven. */
export type ClauseState = 'whole' | 'in part' | 'rule only' | 'open';

/** Tests that use the product as its users do: through an API call, a screen, or both. */
const THROUGH_THE_PRODUCT = [
  /^packages\/server\//u,
  /^packages\/storefront\/.*\.stories\.tsx$/u,
  /^playwright\/journeys\//u,
];

/**
 * Returns a clause's state: `open` (no test), `rule only` (only a rule, component or script), `in part` (through the
 * product, with a listed gap) or `whole`.
 */
export function stateOf({ missing }: Clause, tags: readonly ClauseTag[]): ClauseState {
  if (tags.length === 0) return 'open';
  if (!tags.some(({ file }) => THROUGH_THE_PRODUCT.some((place) => place.test(file)))) {
    return 'rule only';
  }
  return missing === '' ? 'whole' : 'in part';
}
