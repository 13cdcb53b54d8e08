import { takeNext, type WaitingItem } from '@formulary/rules/calls/desk/todayCalls';
import { create } from 'zustand';
import { callDesk } from '../../lib/http/callDesk.ts';

interface NextItem {
  /** The item that this window took last. */
  readonly taken: WaitingItem | undefined;
  readonly isTaking: boolean;
  /**
   * Takes the most urgent item which nobody works on, and leaves the one taken before. Returns undefined if nothing is
   * free. Does nothing while it is at it, so that a second press takes nothing.
   */
  readonly take: () => Promise<{ readonly item: WaitingItem | undefined } | undefined>;
}

/** The item of work that this window has. */
export const useNextItem = create<NextItem>((set, get) => ({
  taken: undefined,
  isTaking: false,
  take: async () => {
    if (get().isTaking) return undefined;
    set({ isTaking: true });
    const { taken } = get();
    try {
      const body = taken ? { except: { queue: taken.queue, id: taken.id } } : {};
      const { item } = await callDesk(takeNext, { body });
      set({ taken: item });
      return { item };
    } finally {
      set({ isTaking: false });
    }
  },
}));
