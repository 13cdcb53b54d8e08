import { create } from 'zustand';

/** Where the token is kept (spec 9.16). */
const TOKEN_KEY = 'access_token';

interface Session {
  readonly token: string | undefined;
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
  keep: (token) => {
    localStorage.setItem(TOKEN_KEY, token);
    set({ token });
  },
  drop: () => {
    localStorage.removeItem(TOKEN_KEY);
    set({ token: undefined });
  },
  follow: () => set({ token: stored() }),
}));
