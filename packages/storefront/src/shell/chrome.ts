import { create } from 'zustand';

interface Chrome {
  readonly isSearchOpen: boolean;
  /** Whether the search was closed for a page that has not come yet. */
  readonly isPageAwaited: boolean;
  readonly isSidebarOpen: boolean;
  /** What was typed between opening the search and its first coming. */
  readonly typedAhead: string;
  readonly typeAhead: (typed: string) => void;
  readonly openSearch: () => void;
  readonly closeSearch: () => void;
  /** Closes the search for the page it asks for. */
  readonly leaveSearch: () => void;
  /** Another page has come, which closes the search; not the one that was opened again while its own page was on its way. */
  readonly showPage: () => void;
  readonly openSidebar: () => void;
  readonly closeSidebar: () => void;
}

/** What is open around the screen. */
export const useChrome = create<Chrome>((set) => ({
  isSearchOpen: false,
  isPageAwaited: false,
  isSidebarOpen: false,
  typedAhead: '',
  typeAhead: (typedAhead) => set({ typedAhead }),
  openSearch: () => set({ isSearchOpen: true, typedAhead: '' }),
  closeSearch: () => set({ isSearchOpen: false }),
  leaveSearch: () => set({ isSearchOpen: false, isPageAwaited: true }),
  showPage: () =>
    set(({ isSearchOpen, isPageAwaited }) => ({
      isSearchOpen: isSearchOpen && isPageAwaited,
      isPageAwaited: false,
    })),
  openSidebar: () => set({ isSidebarOpen: true }),
  closeSidebar: () => set({ isSidebarOpen: false }),
}));
