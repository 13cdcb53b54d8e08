import { pageCount } from '@formulary/rules/paging/pageCount';
import { PAGE_SIZES } from '@formulary/rules/paging/pageSizes';
import { pageWindow } from '@formulary/rules/paging/pageWindow';
import { searchPatients } from '@formulary/rules/patients/searchPatients';
import { usePage } from '../../../lib/screen/usePage.ts';
import { usePatients } from '../usePatients.ts';
import { useTypedSearch } from './useTypedSearch.ts';

/** The page of those patients whom the address asks for: `?search=` narrows the list down. */
export function usePatientList() {
  const { data, error, isLoading, isValidating, mutate } = usePatients();
  const [search, searchFor] = useTypedSearch();
  const matches = data && searchPatients(data, search);
  const pages = matches && pageCount(matches.length, PAGE_SIZES.patients);
  const page = usePage(pages);
  const { limit, skip } = pageWindow(page, PAGE_SIZES.patients);
  return {
    all: data,
    search,
    searchFor,
    matches,
    shown: matches?.slice(skip, skip + limit),
    page,
    pages: pages ?? 1,
    isFailed: error !== undefined && !isLoading,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
