import { type Permission, needsSession } from '@formulary/rules/accounts/permissions';
import { useSession } from '../session/session.ts';
import { isReadOf } from '@formulary/client/reads/isReadOf';
import type { Call } from '@formulary/rules/calls/call';

/** Cache key of a read: call, access, input, and session number (0 for public calls). */
export type ReadKey = readonly [name: string, access: Permission, input: unknown, turn: number];

/** Builds and matches all cache keys. */
export const keys = {
  of(
    { name, access }: Pick<Call<unknown, unknown, unknown, unknown>, 'name' | 'access'>,
    input: unknown,
  ): ReadKey {
    return [name, access, input, needsSession(access) ? useSession.getState().turn : 0];
  },
  /** Returns whether a key belongs to the signed-in user and is cleared on sign-out. */
  isPrivate: (key: unknown): boolean => Array.isArray(key) && needsSession(key[1]),
  /** Matches every read of one call, whatever its input. */
  isOf: isReadOf,
};
