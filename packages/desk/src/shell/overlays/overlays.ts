import { create } from 'zustand';

interface Overlays {
  readonly shown: 'palette' | 'keys' | 'person' | undefined;
  readonly openPalette: () => void;
  readonly openKeys: () => void;
  readonly openPerson: () => void;
  readonly close: () => void;
}

/** What is open in front of the desk. */
export const useOverlays = create<Overlays>((set) => ({
  shown: undefined,
  openPalette: () => set({ shown: 'palette' }),
  openKeys: () => set({ shown: 'keys' }),
  openPerson: () => set({ shown: 'person' }),
  close: () => set({ shown: undefined }),
}));
