import { countMyPractitioners, listMyPractitioners } from '@formulary/rules/calls/partnerCalls';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { pageCount } from '@formulary/rules/paging/pages';
import { useRead } from '../../lib/http/useRead.ts';
import { usePage } from '../../lib/screen/usePage.ts';

/** Reads the page of practitioners that the address asks for (spec 7.36, 7.37). */
export function useMyPractitioners() {
  const count = useRead(countMyPractitioners, { body: { query: {} } });
  const pages = count.data === undefined ? undefined : pageCount(count.data, PAGE_SIZES.orders);
  const page = usePage(pages);
  const links = useRead(
    listMyPractitioners,
    { body: { query: {}, page: pageWindow(page, PAGE_SIZES.orders) } },
    { keepPrevious: true },
  );
  return {
    page,
    pages: pages ?? 1,
    practitioners: links.data,
    isFailed: Boolean(links.error ?? count.error) && !links.isLoading,
    isLoading: links.isLoading,
    mutate: links.mutate,
    retry: () => void Promise.all([links.mutate(), count.mutate()]),
  };
}
