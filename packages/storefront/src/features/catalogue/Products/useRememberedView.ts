import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useListView } from './useListView.ts';

/**
 * Who last chose the table gets it in every list, and then it stands in the address too, so that what is shared is what was
 * seen. Answers how to remember another choice.
 */
export function useRememberedView() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { view, follow, remember } = useListView();
  useEffect(follow, [follow]);
  const isWritten = view !== 'table' || query.get('view') === 'table';
  useEffect(() => {
    if (isWritten) return;
    const params = new URLSearchParams(query);
    params.set('view', view);
    void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [isWritten, view, query, hash, navigate]);
  return remember;
}
