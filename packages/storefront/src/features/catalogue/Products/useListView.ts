import { create } from 'zustand';
import type { ListView } from '@formulary/ui/pieces/catalogue/ViewSwitch';
import { browserStorage } from '../../../lib/session/keptStorage.ts';

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
    browserStorage.setItem(VIEW_KEY, view);
    set({ view });
  },
  follow: () => set({ view: browserStorage.getItem(VIEW_KEY) === 'table' ? 'table' : 'cards' }),
}));
