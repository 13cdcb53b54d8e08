import { browserStorage } from '@formulary/client/storage/storage';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface KeySwitch {
  /** Single keys disturb speech input, so they can be switched off (WCAG 2.1.4). */
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Whether single keys work; remembered in this browser. Combinations with Ctrl always do. */
export const useKeySwitch = create<KeySwitch>()(
  persist((set) => ({ isOn: true, turn: (isOn) => set({ isOn }) }), {
    name: 'desk-keys',
    storage: createJSONStorage(() => browserStorage),
  }),
);
