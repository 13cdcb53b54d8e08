import { PAGE_SIZES } from '@formulary/rules/paging/pageSizes';
import { pageWindow } from '@formulary/rules/paging/pageWindow';
import { listProducts, listPublicProducts } from '@formulary/rules/calls/catalogueCalls';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useSession } from '../../lib/session/session.ts';
import { keys } from '../../lib/http/keys.ts';
import { useRead } from '../../lib/http/useRead.ts';
import { type ProductFilter, productQuery } from './productQuery.ts';

interface ProductsInput extends ProductFilter {
  readonly page: number;
}

/**
 * One page of products: with prices when signed in, without them for a visitor (spec 7.17, 7.18). While it loads, `data` is
 * the page shown before, at first the one that came for visitors; `isOwn` tells whether it is what was asked for.
 */
export function useProducts({ page, ...filter }: ProductsInput) {
  const { cache } = useSWRConfig();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const input = {
    body: { query: productQuery(filter), page: pageWindow(page, PAGE_SIZES.products) },
  };
  const priced = useRead(listProducts, isSignedIn ? input : null, { keepPrevious: true });
  const open = useRead(listPublicProducts, isSignedIn ? null : input, { keepPrevious: true });
  const key = keys.of(isSignedIn ? listProducts : listPublicProducts, input);
  return {
    answer: isSignedIn ? { ...priced, data: priced.data ?? open.data } : open,
    isOwn: cache.get(unstable_serialize(key))?.data !== undefined,
  };
}
