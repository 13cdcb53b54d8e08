import { create } from 'zustand';
import type { ListView } from '@formulary/ui/pieces/catalogue/ViewSwitch';

const VIEW_KEY = 'product_view';

interface RememberedView {
  readonly view: ListView;
  readonly remember: (view: ListView) => void;
  /** Takes what was chosen in this browser before. */
  readonly follow: () => void;
}

/** How this browser's owner last chose to see lists of products. Every page begins with cards, as the server draws it. */
export const useListView = create<RememberedView>((set) => ({
  view: 'cards',
  remember: (view) => {
    // A browser that keeps nothing remembers it for as long as the page stands.
    try {
      localStorage.setItem(VIEW_KEY, view);
    } finally {
      set({ view });
    }
  },
  follow: () => set({ view: localStorage.getItem(VIEW_KEY) === 'table' ? 'table' : 'cards' }),
}));
