import { create } from 'zustand';
import type { ListView } from '@formulary/ui/pieces/catalogue/listing/ViewSwitch';
import { browserStorage } from '@formulary/client/storage/storage';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const VIEW_KEY = 'product_view';

interface RememberedView {
  readonly view: ListView;
  readonly remember: (view: ListView) => void;
  /** Restores the view chosen in this browser. */
  readonly follow: () => void;
}

/** View last chosen in this browser. Every page starts with cards, as the server renders it. */
export const useListView = create<RememberedView>((set) => ({
  view: 'cards',
  remember: (view) => {
    browserStorage.setItem(VIEW_KEY, view);
    set({ view });
  },
  follow: () => set({ view: browserStorage.getItem(VIEW_KEY) === 'table' ? 'table' : 'cards' }),
}));

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
