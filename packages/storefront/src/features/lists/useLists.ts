import { listLists } from '@formulary/rules/calls/listCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the signed-in user's lists: the usual order first, then the others by name. */
export function useLists() {
  return useRead(listLists, {});
}
