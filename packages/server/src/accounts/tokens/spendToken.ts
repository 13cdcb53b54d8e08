import type { Trx } from '../../platform/database/Trx.ts';
import { markUsed } from './accountTokens.queries.ts';
import { hashToken } from './hashToken.ts';
import type { TokenPurpose } from './TokenPurpose.ts';

/** A token as received from a link. */
export interface ReturnedToken {
  readonly token: string;
  readonly purpose: TokenPurpose;
  readonly now: Date;
}

/**
 * Spends a token and returns its user. Returns `undefined` if it is unknown, for another purpose, used, expired or
 * replaced. Only one of several concurrent attempts succeeds.
 */
export function spendToken(
  trx: Trx,
  { token, purpose, now }: ReturnedToken,
): Promise<number | undefined> {
  return markUsed(trx, { tokenHash: hashToken(token), purpose, now });
}
