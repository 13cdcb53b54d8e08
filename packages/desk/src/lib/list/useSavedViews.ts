import {
  addDeskView,
  changeDeskView,
  listDeskViews,
  removeDeskView,
} from '@formulary/rules/calls/desk/deskViewCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useRef } from 'react';
import { callDesk } from '../http/callDesk.ts';
import { refusalOf } from '../http/refusalOf.ts';
import { useDeskRead } from '../http/useDeskRead.ts';
import type { KeptList } from './listMemory.ts';

type DeskView = Words<(typeof listDeskViews)['answer']>[number];

interface SavedViewsOfList {
  /** Views of this list; undefined until they are read. */
  readonly views: readonly DeskView[] | undefined;
  readonly save: (name: string, query: string) => void;
  readonly rename: (id: number, name: string) => void;
  readonly remove: (id: number) => void;
  /** The list opens with this view; with its own settings for undefined. */
  readonly choose: (id: number | undefined) => void;
  /** Reads the views again; undefined unless that failed. */
  readonly retry: (() => void) | undefined;
}

/**
 * Returns the person's saved views of a list, which their account keeps for all devices, and what changes them. A
 * refusal is shown as a toast. Views that this browser kept before are moved to the account, once.
 */
export function useSavedViews(
  list: string,
  { kept, onMoved }: { readonly kept: KeptList; readonly onMoved: () => void },
): SavedViewsOfList {
  const { data, error, mutate } = useDeskRead(listDeskViews, {});
  const { notify } = useToasts();
  const views = data?.filter((view) => view.list === list);
  const change = async (work: () => Promise<unknown>) => {
    const refusal = await refusalOf(work);
    if (refusal) notify({ id: 'views', tone: 'danger', message: refusal.message });
    await mutate();
  };
  const set = (id: number, body: { readonly name?: string; readonly isDefault?: boolean }) =>
    change(() => callDesk(changeDeskView, { params: { id }, body }));

  const isMoving = useRef(false);
  const isRead = data !== undefined;
  useEffect(() => {
    if (!isRead || kept.views.length === 0 || isMoving.current) return;
    isMoving.current = true;
    const move = async () => {
      await moveKeptViews(list, kept);
      onMoved();
      await mutate();
    };
    void move();
  }, [isRead, kept, list, mutate, onMoved]);

  return {
    views,
    save: (name, query) =>
      void change(() => callDesk(addDeskView, { body: { list, name, query } })),
    rename: (id, name) => void set(id, { name }),
    remove: (id) => void change(() => callDesk(removeDeskView, { params: { id } })),
    choose: (id) => {
      const before = views?.find(({ isDefault }) => isDefault);
      if (id !== undefined) void set(id, { isDefault: true });
      else if (before) void set(before.id, { isDefault: false });
    },
    retry: error !== undefined && data === undefined ? () => void mutate() : undefined,
  };
}

/** Saves the views that this browser kept in the account. One whose name the account has already is left out. */
async function moveKeptViews(list: string, { views, defaultId }: KeptList): Promise<void> {
  for (const { id, name, query } of views) {
    await refusalOf(async () => {
      const saved = await callDesk(addDeskView, { body: { list, name, query } });
      if (id === defaultId) {
        const body = { isDefault: true };
        await callDesk(changeDeskView, { params: { id: saved.id }, body });
      }
    });
  }
}
