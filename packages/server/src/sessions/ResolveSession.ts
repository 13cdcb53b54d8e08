import type { Session } from './Session.ts';

/**
 * Finds the live session of a bearer token; `undefined` for a dead or unknown one, which becomes
 * 401. Throws an `HttpRefusal` with 403 when the account itself may not use the service (reading R8).
 */
export type ResolveSession = (token: string) => Promise<Session | undefined>;
