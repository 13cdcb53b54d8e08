import { pageToShow } from '@formulary/rules/paging/pageToShow';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readPositive } from '@formulary/rules/paging/readPositive';

/**
 * The page of a list that the address asks for: past the end it is the last, and what is no page is the first. The address
 * is put right without a new entry in the history, and keeps the rest of it. `pageCount` is left out until it is known for this very list.
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
