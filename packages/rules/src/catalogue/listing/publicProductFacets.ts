import type { Words } from '../../wire/codec.ts';
import { entity } from '../../wire/entity.ts';
import { facetFields } from './facetFields.ts';

/**
 * The number of products in a list, and for each value of a filter the number with all other filters unchanged. Leaves
 * out forms and categories without products.
 */
export const publicProductFacets = entity(facetFields);

export type PublicProductFacets = Words<typeof publicProductFacets>;
