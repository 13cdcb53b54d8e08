import { create } from 'zustand';
import { browserStorage } from './keptStorage.ts';

/** Where the token is kept (spec 9.16). */
const TOKEN_KEY = 'access_token';

interface Session {
  readonly token: string | undefined;
  /** Counts the sessions of this window: what was read for one is never shown to the next. */
  readonly turn: number;
  readonly keep: (token: string) => void;
  /** Ends this tab's session; a token that another tab has put there meanwhile stays. */
  readonly drop: () => void;
  /** The token for a private call: none once it is gone from the storage, whoever took it away (spec 8.5). */
  readonly tokenToSend: () => string | undefined;
  /** Takes what another tab left in the storage: signing out in one tab signs out the others. */
  readonly follow: () => void;
}

function stored(): string | undefined {
  return browserStorage.getItem(TOKEN_KEY) ?? undefined;
}

/**
 * Whether somebody is signed in, and with which token (spec 3.20, 4.1). Every page begins as a visitor's, as the server draws
 * it; whoever has a token `follow`s it before anything else.
 */
export const useSession = create<Session>((set, get) => ({
  token: undefined,
  turn: 0,
  keep: (token) => {
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
