import { countProducts } from '@formulary/rules/calls/catalogueCalls';
import { useRead } from '../../lib/http/useRead.ts';
import { type ProductFilter, productQuery } from './productQuery.ts';

/** How many products a filter leaves (spec 7.16). */
export function useProductCount(filter: ProductFilter) {
  return useRead(countProducts, { body: { query: productQuery(filter) } }, { keepPrevious: true });
}
