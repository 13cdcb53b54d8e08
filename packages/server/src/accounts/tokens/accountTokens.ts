import { hash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import {
  type TokenPurpose,
  findUsable,
  findUsed,
  markUsed,
  storeToken,
} from './accountTokens.queries.ts';

const TOKEN_BYTES = 32;

/** User, purpose and lifetime of a new token. */
interface TokenInput {
  readonly userId: number;
  readonly purpose: TokenPurpose;
  readonly lifeMs: number;
  readonly now: Date;
}

/**
 * Creates a token of 256 random bits for one user and purpose, and returns its only copy. Replaces an older unused
 * token (trust, Answering).
 */
export async function issueToken(
  trx: Trx,
  { userId, purpose, lifeMs, now }: TokenInput,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(+now + lifeMs);
  await storeToken(trx, { tokenHash: hashToken(token), userId, purpose, now, expiresAt });
  return token;
}

/** Hashes a token for storage, so that a reader of the table cannot use it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** A token as received from a link. */
interface ReturnedToken {
  readonly token: string;
  readonly purpose: TokenPurpose;
  readonly now: Date;
}

/**
 * Spends a token and returns its user. Returns `undefined` if it is unknown, for another purpose, used, expired or
 * replaced. Only one of several concurrent attempts succeeds.
 */
export function consumeToken(
  trx: Trx,
  { token, purpose, now }: ReturnedToken,
): Promise<number | undefined> {
  return markUsed(trx, { tokenHash: hashToken(token), purpose, now });
}

/** Returns the user of a usable token without spending it, to skip costly work for a dead one. */
export function peekToken(
  db: Db,
  { token, purpose, now }: ReturnedToken,
): Promise<number | undefined> {
  return findUsable(db, { tokenHash: hashToken(token), purpose, now });
}

/** Returns the user of a used token, so that a second click is harmless (reading R7). */
export function readUserOfUsedToken(
  db: Db,
  { token, purpose }: { readonly token: string; readonly purpose: TokenPurpose },
): Promise<number | undefined> {
  return findUsed(db, { tokenHash: hashToken(token), purpose });
}
