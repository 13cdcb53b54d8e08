import { optionalField } from '../../wire/entity.ts';
import { flag } from '../../wire/scalars.ts';
import { publicProductFilters } from './publicProductFilters.ts';

/** The filters of a buyer. Visitors learn about promotions in no way, not even by a filter (reading R17). */
export const productFilters = {
  ...publicProductFilters,
  isOnOffer: optionalField('on_offer', flag),
  /** Only products that the buyer has ordered before. */
  isBoughtBefore: optionalField('bought_before', flag),
};
