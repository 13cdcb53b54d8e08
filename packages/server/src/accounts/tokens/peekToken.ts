import type { Db } from '../../platform/database/Db.ts';
import { findUsable } from './accountTokens.queries.ts';
import { hashToken } from './hashToken.ts';
import type { ReturnedToken } from './spendToken.ts';

/** Whose a token is that could be spent now, without spending it: saves the work that comes before. */
export function peekToken(
  db: Db,
  { token, purpose, now }: ReturnedToken,
): Promise<number | undefined> {
  return findUsable(db, { tokenHash: hashToken(token), purpose, now });
}
