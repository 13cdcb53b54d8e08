import type { deskPerson } from '@formulary/rules/calls/desk/deskSessionCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { create } from 'zustand';

/** Who works at the desk. */
export type DeskPerson = Words<typeof deskPerson>;

/**
 * What the page knows of the session. `unknown`: asked for. `unreached`: the server did not answer. `away`: nobody is
 * signed in. `locked` and `expired` cover a page that stays as it was; after a reload nobody knows the person of a
 * locked session.
 */
type SessionState = 'unknown' | 'unreached' | 'away' | 'open' | 'locked' | 'expired';

interface DeskSession {
  readonly state: SessionState;
  /** Who uses this page; also while it is covered. */
  readonly person: DeskPerson | undefined;
  /** Counts the people of this window, so that nobody sees what was read or typed by another. */
  readonly turn: number;
  /** Shows the page to a person: the one before, who finds it as it was, or somebody else. */
  readonly open: (person: DeskPerson) => void;
  readonly lock: () => void;
  /** The session is over. With a page open, its person may sign in again and go on. */
  readonly expire: () => void;
  /** The person has signed out: the page and all that was typed is dropped. */
  readonly leave: () => void;
  readonly miss: () => void;
  readonly ask: () => void;
}

/** Session state of this window. The session itself is a cookie that scripts cannot read. */
export const useDeskSession = create<DeskSession>((set) => ({
  state: 'unknown',
  person: undefined,
  turn: 0,
  open: (person) =>
    set(({ person: before, turn }) => ({
      state: 'open',
      person,
      turn: before === undefined || before.id === person.id ? turn : turn + 1,
    })),
  lock: () => set({ state: 'locked' }),
  expire: () => set(({ person }) => ({ state: person === undefined ? 'away' : 'expired' })),
  leave: () => set(({ turn }) => ({ state: 'away', person: undefined, turn: turn + 1 })),
  miss: () => set(({ state }) => (state === 'unknown' ? { state: 'unreached' } : {})),
  ask: () => set({ state: 'unknown' }),
}));

/** Returns whether the page is covered: hidden, inert and kept. */
export const isCovered = ({ state }: Pick<DeskSession, 'state'>): boolean =>
  state === 'locked' || state === 'expired';
