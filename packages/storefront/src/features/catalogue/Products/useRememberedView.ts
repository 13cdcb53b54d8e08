import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useListView } from './useListView.ts';

/**
 * Applies the remembered table view to every list and writes it into the address, so that a shared link shows the same.
 * Returns the function that remembers another view.
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
