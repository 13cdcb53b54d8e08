import { randomBytes } from 'node:crypto';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { storeInvitation } from './invitations.queries.ts';

const TOKEN_BYTES = 32;
const LIVES_MS = 72 * 3_600_000;

/**
 * Makes a person's invitation, void after 72 hours or when a newer one is made. Returns its link, the only copy of the
 * token.
 */
export async function makeInvitation(
  trx: Trx,
  staffId: number,
  { now, deskUrl }: { readonly now: Date; readonly deskUrl: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(+now + LIVES_MS);
  await storeInvitation(trx, { staffId, tokenHash: hashToken(token), now, expiresAt });
  return `${deskUrl}/invitation/${token}`;
}
