import { useSession } from '../../lib/session/session.ts';

/** Searches by the key of their history entry, for this window. A patient's name belongs in no address and no storage. */
const searches = new Map<string, string>();
let next: string | undefined;
let turn = 0;

/** Forgets the searches of another session. */
function forgetOthers(): void {
  const now = useSession.getState().turn;
  if (now === turn) return;
  turn = now;
  searches.clear();
  next = undefined;
}

/** The search of the list of patients. Back restores it; loading the page again or the end of the session clears it. */
export const patientSearch = {
  /** Sets the search of the list that is opened next. */
  searchNext(words: string): void {
    forgetOthers();
    next = words;
  },
  /** Returns the search of a history entry; undefined for a new entry that none was set for. */
  at(key: string): string | undefined {
    forgetOthers();
    return searches.get(key) ?? next;
  },
  keep(key: string, words: string): void {
    forgetOthers();
    searches.set(key, words);
    next = undefined;
  },
} as const;
