import type { Words } from '../../wire/codec.ts';
import { entity, field } from '../../wire/entity.ts';
import { wholeNumber } from '../../wire/scalars.ts';
import { facetFields } from './facetFields.ts';

const count = wholeNumber(0, 10_000_000);

/** The facets of a buyer, who also sees the numbers of products on offer and bought before. */
export const productFacets = entity({
  ...facetFields,
  onOffer: field('on_offer', count),
  boughtBefore: field('bought_before', count),
});

export type ProductFacets = Words<typeof productFacets>;
