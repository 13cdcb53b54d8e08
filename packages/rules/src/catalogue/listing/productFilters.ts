import { optionalField } from '../../wire/entity.ts';
import { flag } from '../../wire/scalars.ts';
import { publicProductFilters } from './publicProductFilters.ts';

/** What a buyer may narrow a list by: a visitor learns of no promotion, not by a filter either (reading R17). */
export const productFilters = {
  ...publicProductFilters,
  isOnOffer: optionalField('on_offer', flag),
  /** Only what the buyer has ordered before. */
  isBoughtBefore: optionalField('bought_before', flag),
};
