import { pageToShow, readPositive } from '@formulary/rules/paging/pages';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * Returns the page of a list from the address: the last page if past the end, the first if invalid. Corrects the
 * address without a new history entry and keeps its other parameters. Leave `pageCount` undefined until it is known for
 * this list.
 */
export function usePage(pageCount: number | undefined): number {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const written = query.get('page');
  const page = pageToShow(readPositive(written), pageCount);
  const isRight = written === (page > 1 ? String(page) : null);
  useEffect(() => {
    if (isRight) return;
    const params = new URLSearchParams(query);
    params.delete('page');
    if (page > 1) params.set('page', String(page));
    void navigate({ search: params.toString(), hash }, { replace: true });
  }, [isRight, page, query, hash, navigate]);
  return page;
}
