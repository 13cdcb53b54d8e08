import { matchedProduct } from '../catalogue/matchedProduct.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { word } from '../wire/scalars.ts';

/** Maximum number of products to choose from. */
export const MOST_OFFERED = 6;

/**
 * The catalogue's match for the words of a row. 'found': one product has them as its pack code, or else as its name.
 * 'suggested' and 'several': the search found one or more, best first, and the buyer must choose.
 */
export const rowMatch = entity({
  kind: field('kind', word(['found', 'suggested', 'several', 'none'])),
  products: field('products', listOf(matchedProduct, MOST_OFFERED)),
});

export type RowMatch = Words<typeof rowMatch>;
