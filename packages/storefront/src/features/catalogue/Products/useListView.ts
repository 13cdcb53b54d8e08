import { create } from 'zustand';
import type { ListView } from '@formulary/ui/pieces/catalogue/ViewSwitch';
import { browserStorage } from '../../../lib/session/keptStorage.ts';

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
