import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';
import { visitorsSort } from '@formulary/rules/catalogue/listing/productSort';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { listProducts, listPublicProducts } from '@formulary/rules/calls/catalogueCalls';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useCan } from '../../lib/session/can.ts';
import { keys } from '../../lib/http/keys.ts';
import { useRead } from '../../lib/http/useRead.ts';
import { buyersQuery, productQuery } from './productQuery.ts';

interface ProductsInput extends ProductListing {
  readonly page: number;
}

/**
 * Reads one page of products: with prices when signed in, without for a visitor (spec 7.17, 7.18). While it loads,
 * `data` is the previous page, at first the served visitor's page; `isOwn` tells whether it is the requested one.
 */
export function useProducts({ page, ...listing }: ProductsInput) {
  const { cache } = useSWRConfig();
  const canSeePrices = useCan('seePrices');
  const { sort } = listing;
  const slice = pageWindow(page, PAGE_SIZES.products);
  const pricedInput = {
    body: { query: { ...buyersQuery(listing), ...(sort ? { sort } : {}) }, page: slice },
  };
  const openSort = visitorsSort(sort);
  const openInput = {
    body: {
      query: { ...productQuery(listing), ...(openSort ? { sort: openSort } : {}) },
      page: slice,
    },
  };
  const priced = useRead(listProducts, canSeePrices ? pricedInput : null, { keepPrevious: true });
  const open = useRead(listPublicProducts, canSeePrices ? null : openInput, { keepPrevious: true });
  const key = canSeePrices
    ? keys.of(listProducts, pricedInput)
    : keys.of(listPublicProducts, openInput);
  return {
    answer: canSeePrices ? { ...priced, data: priced.data ?? open.data } : open,
    isOwn: cache.get(unstable_serialize(key))?.data !== undefined,
  };
}
