import { type Access, needsSession } from '@formulary/rules/calls/access';
import type { Call } from '@formulary/rules/calls/call';
import { useSession } from '../session/session.ts';

/** What a read is cached under: the call, who may make it, its words, and in which session. */
export type ReadKey = readonly [name: string, access: Access, input: unknown, turn: number];

/** The one home of cache keys. */
export const keys = {
  of(
    { name, access }: Pick<Call<unknown, unknown, unknown, unknown>, 'name' | 'access'>,
    input: unknown,
  ): ReadKey {
    return [name, access, input, needsSession(access) ? useSession.getState().turn : 0];
  },
  /** Whether a key belongs to the signed-in user, and goes when they do. */
  isPrivate: (key: unknown): boolean => Array.isArray(key) && needsSession(key[1]),
  /** Every read of one call, whatever its words. */
  isOf(name: string): (key: unknown) => boolean {
    return (key) => Array.isArray(key) && key[0] === name;
  },
};
