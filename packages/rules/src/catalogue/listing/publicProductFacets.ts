import type { Words } from '../../wire/codec.ts';
import { entity } from '../../wire/entity.ts';
import { facetFields } from './facetFields.ts';

/**
 * How many products a list has, and how many each value of a filter would leave with all other filters as they are.
 * Forms and categories that would leave none are left out.
 */
export const publicProductFacets = entity(facetFields);

export type PublicProductFacets = Words<typeof publicProductFacets>;
