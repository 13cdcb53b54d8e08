import { create } from 'zustand';
import { browserStorage } from '@formulary/client/storage/storage';

/** Storage key of the token (spec 9.16). */
const TOKEN_KEY = 'access_token';

interface Session {
  readonly token: string | undefined;
  /** Counts the sessions of this window, so that data read for one is never shown to the next. */
  readonly turn: number;
  readonly save: (token: string) => void;
  /** Ends this tab's session; keeps a token that another tab has stored meanwhile. */
  readonly drop: () => void;
  /**
   * Returns the token for a private call; undefined once it is gone from the storage, whoever removed it (spec 8.5).
   */
  readonly tokenToSend: () => string | undefined;
  /** Adopts the token that another tab stored: signing out in one tab signs out the others. */
  readonly follow: () => void;
}

function stored(): string | undefined {
  return browserStorage.getItem(TOKEN_KEY) ?? undefined;
}

/**
 * Session state: whether a user is signed in, and the token (spec 3.20, 4.1). Every page starts as a visitor's, as the
 * server renders it; then `follow` takes the stored token before anything else.
 */
export const useSession = create<Session>((set, get) => ({
  token: undefined,
  turn: 0,
  save: (token) => {
    browserStorage.setItem(TOKEN_KEY, token);
    set(({ turn }) => ({ token, turn: turn + 1 }));
  },
  drop: () => {
    if (stored() === get().token) browserStorage.removeItem(TOKEN_KEY);
    set({ token: undefined });
  },
  tokenToSend: () => (stored() === undefined ? undefined : get().token),
  follow: () =>
    set(({ token: before, turn }) => {
      const token = stored();
      return token === before ? {} : { token, turn: turn + 1 };
    }),
}));
