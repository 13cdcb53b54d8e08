import { create } from 'zustand';

/** Where the token is kept (spec 9.16). */
const TOKEN_KEY = 'access_token';

interface Session {
  readonly token: string | undefined;
  /** Counts the sessions of this window: what was read for one is never shown to the next. */
  readonly turn: number;
  readonly keep: (token: string) => void;
  readonly drop: () => void;
  /** Takes what another tab left in the storage: signing out in one tab signs out the others. */
  readonly follow: () => void;
}

function stored(): string | undefined {
  return localStorage.getItem(TOKEN_KEY) ?? undefined;
}

/** Whether somebody is signed in, and with which token (spec 3.20, 4.1). */
export const useSession = create<Session>((set) => ({
  token: stored(),
  turn: 0,
  keep: (token) => {
    localStorage.setItem(TOKEN_KEY, token);
    set(({ turn }) => ({ token, turn: turn + 1 }));
  },
  drop: () => {
    localStorage.removeItem(TOKEN_KEY);
    set({ token: undefined });
  },
  follow: () =>
    set(({ token: before, turn }) => {
      const token = stored();
      return token === before ? {} : { token, turn: turn + 1 };
    }),
}));
