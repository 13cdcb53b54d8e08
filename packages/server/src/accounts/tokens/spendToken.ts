import type { Trx } from '../../platform/database/Trx.ts';
import { markUsed } from './accountTokens.queries.ts';
import { hashToken } from './hashToken.ts';
import type { TokenPurpose } from './TokenPurpose.ts';

/** A token as it came back. */
export interface ReturnedToken {
  readonly token: string;
  readonly purpose: TokenPurpose;
  readonly now: Date;
}

/**
 * Uses a token up and answers whose it was; `undefined` for one that is unknown, for another purpose,
 * used, expired or older than a newer one. However many try at once, one of them has it.
 */
export function spendToken(
  trx: Trx,
  { token, purpose, now }: ReturnedToken,
): Promise<number | undefined> {
  return markUsed(trx, { tokenHash: hashToken(token), purpose, now });
}
