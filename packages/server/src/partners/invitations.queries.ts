import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { PrescriberInvitation } from '@formulary/rules/partners/invitations';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** An invitation to store. */
export interface InvitationDraft {
  readonly practitionerId: number;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
}

/** A stored invitation, found by its link. */
export interface FoundInvitation {
  readonly practitionerId: number;
  readonly email: string;
  readonly expiresAt: Date;
}

/**
 * Stores an invitation. It replaces an earlier one of the same practitioner for the same address, whose link stops
 * working.
 */
export async function storeInvitation(trx: Trx, draft: InvitationDraft): Promise<void> {
  const row = {
    email: draft.email,
    token_hash: draft.tokenHash,
    invited_at: draft.invitedAt,
    expires_at: draft.expiresAt,
  };
  await trx
    .insertInto('prescriber_invitations')
    .values({ practitioner_id: draft.practitionerId, email_key: emailKey(draft.email), ...row })
    .onConflict((same) => same.columns(['practitioner_id', 'email_key']).doUpdateSet(row))
    .execute();
}

/** Reads a practitioner's invitations, newest first. */
export async function readInvitations(
  db: Db,
  practitionerId: number,
): Promise<readonly PrescriberInvitation[]> {
  return db
    .selectFrom('prescriber_invitations')
    .select(['email', 'invited_at as invitedAt', 'expires_at as expiresAt'])
    .where('practitioner_id', '=', practitionerId)
    .orderBy('invited_at', 'desc')
    .orderBy('email_key')
    .limit(1000)
    .execute();
}

/** Removes the invitation for an address that has a request now. */
export async function deleteInvitation(
  trx: Trx,
  practitionerId: number,
  email: string,
): Promise<void> {
  await trx
    .deleteFrom('prescriber_invitations')
    .where('practitioner_id', '=', practitionerId)
    .where('email_key', '=', emailKey(email))
    .execute();
}

/**
 * Removes the invitations for an address. Returns the senders whose invitation has not expired and who can still order.
 */
export async function takeInviters(trx: Trx, email: string, now: Date): Promise<readonly number[]> {
  const taken = await trx
    .deleteFrom('prescriber_invitations')
    .using('users')
    .whereRef('users.id', '=', 'practitioner_id')
    .where('prescriber_invitations.email_key', '=', emailKey(email))
    .returning(['practitioner_id', 'expires_at', 'account_state', 'is_prescriber'])
    .execute();
  return taken
    .filter(({ expires_at, account_state, is_prescriber }) => {
      return expires_at > now && account_state === 'active' && !is_prescriber;
    })
    .map(({ practitioner_id }) => practitioner_id)
    .toSorted((one, other) => one - other);
}

export async function findInvitation(
  db: Db,
  tokenHash: Buffer,
): Promise<FoundInvitation | undefined> {
  return db
    .selectFrom('prescriber_invitations')
    .select(['practitioner_id as practitionerId', 'email', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}
