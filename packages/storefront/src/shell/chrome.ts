import { create } from 'zustand';

interface Chrome {
  readonly isSearchOpen: boolean;
  readonly isSidebarOpen: boolean;
  readonly openSearch: () => void;
  readonly closeSearch: () => void;
  readonly openSidebar: () => void;
  readonly closeSidebar: () => void;
}

/** What is open around the screen. */
export const useChrome = create<Chrome>((set) => ({
  isSearchOpen: false,
  isSidebarOpen: false,
  openSearch: () => set({ isSearchOpen: true }),
  closeSearch: () => set({ isSearchOpen: false }),
  openSidebar: () => set({ isSidebarOpen: true }),
  closeSidebar: () => set({ isSidebarOpen: false }),
}));
