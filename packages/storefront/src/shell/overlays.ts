import { create } from 'zustand';

interface Chrome {
  readonly isSearchOpen: boolean;
  readonly isSidebarOpen: boolean;
  /** Text typed while the search loads for the first time. */
  readonly typedAhead: string;
  readonly typeAhead: (typed: string) => void;
  readonly openSearch: () => void;
  readonly closeSearch: () => void;
  readonly openSidebar: () => void;
  readonly closeSidebar: () => void;
}

/** State of search and sidebar. */
export const useOverlays = create<Chrome>((set) => ({
  isSearchOpen: false,
  isSidebarOpen: false,
  typedAhead: '',
  typeAhead: (typedAhead) => set({ typedAhead }),
  openSearch: () => set({ isSearchOpen: true, typedAhead: '' }),
  closeSearch: () => set({ isSearchOpen: false }),
  openSidebar: () => set({ isSidebarOpen: true }),
  closeSidebar: () => set({ isSidebarOpen: false }),
}));
