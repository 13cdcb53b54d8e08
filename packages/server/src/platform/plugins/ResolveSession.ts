import type { Session } from './Session.ts';

/**
 * Finds the live session of a bearer token; `undefined` for an expired or unknown one, which becomes 401. A background
 * call does not extend it (reading R6). Throws `Refused`, which becomes 403, when the account may not use the service
 * (reading R8).
 */
export type ResolveSession = (token: string, isBackground: boolean) => Promise<Session | undefined>;
