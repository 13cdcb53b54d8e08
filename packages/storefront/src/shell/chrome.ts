import { create } from 'zustand';

interface Chrome {
  readonly isSearchOpen: boolean;
  readonly isSidebarOpen: boolean;
  /** What was typed between opening the search and its first coming. */
  readonly typedAhead: string;
  readonly typeAhead: (typed: string) => void;
  readonly openSearch: () => void;
  readonly closeSearch: () => void;
  readonly openSidebar: () => void;
  readonly closeSidebar: () => void;
}

/** What is open around the screen. */
export const useChrome = create<Chrome>((set) => ({
  isSearchOpen: false,
  isSidebarOpen: false,
  typedAhead: '',
  typeAhead: (typedAhead) => set({ typedAhead }),
  openSearch: () => set({ isSearchOpen: true, typedAhead: '' }),
  closeSearch: () => set({ isSearchOpen: false }),
  openSidebar: () => set({ isSidebarOpen: true }),
  closeSidebar: () => set({ isSidebarOpen: false }),
}));
