import { create } from 'zustand';

interface Overlays {
  readonly shown: 'palette' | 'keys' | undefined;
  readonly openPalette: () => void;
  readonly openKeys: () => void;
  readonly close: () => void;
}

/** What is open in front of the desk. */
export const useOverlays = create<Overlays>((set) => ({
  shown: undefined,
  openPalette: () => set({ shown: 'palette' }),
  openKeys: () => set({ shown: 'keys' }),
  close: () => set({ shown: undefined }),
}));
