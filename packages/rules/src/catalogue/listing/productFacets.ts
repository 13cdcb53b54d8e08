import type { Words } from '../../wire/codec.ts';
import { entity, field } from '../../wire/entity.ts';
import { wholeNumber } from '../../wire/scalars.ts';
import { facetFields } from './facetFields.ts';

const count = wholeNumber(0, 10_000_000);

/** What a buyer may know of a list besides: how many are on offer, and how many they have ordered before. */
export const productFacets = entity({
  ...facetFields,
  onOffer: field('on_offer', count),
  boughtBefore: field('bought_before', count),
});

export type ProductFacets = Words<typeof productFacets>;
