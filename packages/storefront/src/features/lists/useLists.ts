import { getList, getUsualOrder, listLists } from '@formulary/rules/calls/listCalls';
import { usualOrderList } from '@formulary/rules/lists/listLimits';
import { keys } from '../../lib/http/keys.ts';
import { useRead } from '../../lib/http/useRead.ts';

/** Cache keys of lists. */
export const listKeys = {
  all: () => keys.of(listLists, {}),
  /** Returns the key of one list; id 0 is the usual order. */
  of: (id: number) =>
    id === usualOrderList.id ? keys.of(getUsualOrder, {}) : keys.of(getList, { params: { id } }),
};

/** Reads the signed-in user's lists: the usual order first, then the others by name. */
export function useLists() {
  return useRead(listLists, {});
}
