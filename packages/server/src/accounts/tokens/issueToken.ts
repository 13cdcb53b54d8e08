import { randomBytes } from 'node:crypto';
import type { Trx } from '../../platform/database/Trx.ts';
import { storeToken } from './accountTokens.queries.ts';
import { hashToken } from './hashToken.ts';
import type { TokenPurpose } from './TokenPurpose.ts';

const TOKEN_BYTES = 32;

/** User, purpose and lifetime of a new token. */
export interface TokenInput {
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
