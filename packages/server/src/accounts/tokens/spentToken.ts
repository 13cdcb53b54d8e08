import type { Db } from '../../platform/database/Db.ts';
import { findUsed } from './accountTokens.queries.ts';
import { hashToken } from './hashToken.ts';
import type { TokenPurpose } from './TokenPurpose.ts';

/** Returns the user of a used token, so that a second click is harmless (reading R7). */
export function spentToken(
  db: Db,
  { token, purpose }: { readonly token: string; readonly purpose: TokenPurpose },
): Promise<number | undefined> {
  return findUsed(db, { tokenHash: hashToken(token), purpose });
}
