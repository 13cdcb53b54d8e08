import { MOST_LEFT, takeNext, type WaitingItem } from '@formulary/rules/calls/desk/todayCalls';
import { create } from 'zustand';
import { callDesk } from '../../lib/http/callDesk.ts';

type ItemName = Pick<WaitingItem, 'queue' | 'id'>;

interface NextItem {
  /** The items that this window took and left since it was at the most urgent one, the last one too. */
  readonly left: readonly ItemName[];
  readonly isTaking: boolean;
  /**
   * Takes the most urgent item which nobody works on and which was not left before; after the last one it begins again.
   * Returns undefined if nothing is free. Does nothing while it is at it, so that a second press takes nothing.
   */
  readonly take: () => Promise<{ readonly item: WaitingItem | undefined } | undefined>;
}

const ask = async (except: readonly ItemName[]) =>
  (await callDesk(takeNext, { body: except.length > 0 ? { except } : {} })).item;

/** The items of work that this window takes. */
export const useNextItem = create<NextItem>((set, get) => ({
  left: [],
  isTaking: false,
  take: async () => {
    if (get().isTaking) return undefined;
    set({ isTaking: true });
    const left = get().left.slice(-MOST_LEFT);
    try {
      const further = await ask(left);
      const item = further ?? (left.length > 0 ? await ask([]) : undefined);
      set({ left: item ? [...(further ? left : []), { queue: item.queue, id: item.id }] : [] });
      return { item };
    } finally {
      set({ isTaking: false });
    }
  },
}));
