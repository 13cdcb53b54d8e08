import type { Db } from '../../platform/database/Db.ts';
import { findUsable } from './accountTokens.queries.ts';
import { hashToken } from './hashToken.ts';
import type { ReturnedToken } from './spendToken.ts';

/** Returns the user of a usable token without spending it, to skip costly work for a dead one. */
export function peekToken(
  db: Db,
  { token, purpose, now }: ReturnedToken,
): Promise<number | undefined> {
  return findUsable(db, { tokenHash: hashToken(token), purpose, now });
}
