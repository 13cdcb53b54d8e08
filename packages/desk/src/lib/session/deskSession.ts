import type { deskPerson } from '@formulary/rules/calls/desk/deskSessionCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Who works at the desk. */
export type DeskPerson = Words<typeof deskPerson>;

/**
 * What the page knows of the session. `unknown`: asked for. `unreached`: the server did not answer. `away`: nobody is
 * signed in. `locked` and `expired` cover a page that stays as it was; after a reload nobody knows the person of a
 * locked session.
 */
type SessionState = 'unknown' | 'unreached' | 'away' | 'open' | 'locked' | 'expired';

/** The page of somebody who left it open when another person took over. */
interface KeptPage {
  readonly turn: number;
  /** The session as that page sees it: its own person, and open, whoever is signed in now. */
  readonly seen: DeskSession;
}

interface DeskSession {
  readonly state: SessionState;
  /** Who uses this page; also while it is covered. */
  readonly person: DeskPerson | undefined;
  /** Counts the people of this window, so that nobody sees what was read or typed by another. */
  readonly turn: number;
  /** The greatest turn so far. */
  readonly lastTurn: number;
  /** Pages of others, who find them as they were when they come back; the newest last. */
  readonly kept: readonly KeptPage[];
  /** Shows the page to a person: the own one as it was, or a new one. That of the person before is kept. */
  readonly open: (person: DeskPerson) => void;
  readonly lock: () => void;
  /** The session is over. With a page open, its person may sign in again and go on. */
  readonly expire: () => void;
  /** The person has signed out: the page and all that was typed is dropped. */
  readonly leave: () => void;
  readonly miss: () => void;
  readonly ask: () => void;
}

/** Pages of others that a window keeps; each may hold a whole list. */
const MOST_KEPT = 5;

const store = createStore<DeskSession>((set) => ({
  state: 'unknown',
  person: undefined,
  turn: 0,
  lastTurn: 0,
  kept: [],
  open: (person) => set((session) => opened(session, person)),
  lock: () => set({ state: 'locked' }),
  expire: () => set(({ person }) => ({ state: person === undefined ? 'away' : 'expired' })),
  leave: () =>
    set(({ lastTurn }) => ({
      state: 'away',
      person: undefined,
      turn: lastTurn + 1,
      lastTurn: lastTurn + 1,
    })),
  miss: () => set(({ state }) => (state === 'unknown' ? { state: 'unreached' } : {})),
  ask: () => set({ state: 'unknown' }),
}));

/** Returns the session once a person is signed in: on their own page if this window keeps one. */
function opened(session: DeskSession, person: DeskPerson): Partial<DeskSession> {
  const { person: before, turn, lastTurn, kept } = session;
  if (before?.id === person.id) return { state: 'open', person };
  const own = kept.find(({ seen }) => seen.person?.id === person.id);
  const others = kept.filter((page) => page !== own);
  const left: readonly KeptPage[] =
    before === undefined ? [] : [{ turn, seen: { ...session, state: 'open', kept: [] } }];
  const isNew = own === undefined && before !== undefined;
  return {
    state: 'open',
    person,
    kept: [...others, ...left].slice(-MOST_KEPT),
    turn: isNew ? lastTurn + 1 : (own?.turn ?? turn),
    lastTurn: isNew ? lastTurn + 1 : lastTurn,
  };
}

/** The turn of the page that a component belongs to; undefined outside of pages. */
export const PageTurn = createContext<number | undefined>(undefined);

function seenBy(session: DeskSession, turn: number | undefined): DeskSession {
  if (turn === undefined || turn === session.turn) return session;
  return session.kept.find((page) => page.turn === turn)?.seen ?? session;
}

function useSeenSession(): DeskSession;
function useSeenSession<Part>(part: (session: DeskSession) => Part): Part;
function useSeenSession<Part>(part?: (session: DeskSession) => Part): Part | DeskSession {
  const turn = useContext(PageTurn);
  return useStore(store, (session) => {
    const seen = seenBy(session, turn);
    return part === undefined ? seen : part(seen);
  });
}

/**
 * Returns the session state of this window, or a part of it; on a page that is kept for somebody, as they left it. The
 * session itself is a cookie that scripts cannot read.
 */
export const useDeskSession = Object.assign(useSeenSession, store);

/** Returns whether the page is covered: hidden, inert and kept. */
export const isCovered = ({ state }: Pick<DeskSession, 'state'>): boolean =>
  state === 'locked' || state === 'expired';
