import type { AppOptions } from './app.ts';
import type { Db } from './database/Db.ts';

/** An account of the demo shop, for the lines that `npm start` prints. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** What the rooms of the shop bring to the server. */
export interface ShopParts extends Pick<AppOptions, 'register' | 'resolveSession'> {
  /** Fills an empty shop with the demo; does nothing to one that has products. Not called in production. */
  readonly seedDemo: (say: (progress: string) => void) => Promise<void>;
  readonly demoAccounts: readonly DemoAccount[];
}

/** Puts the rooms together: every call of the wire, how a token becomes a session, the demo. */
export function shopParts(_db: Db): ShopParts {
  return {
    resolveSession: async () => undefined,
    register: () => {},
    seedDemo: async () => {},
    demoAccounts: [],
  };
}
