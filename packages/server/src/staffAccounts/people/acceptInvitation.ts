import { staffAcceptanceRules } from '@formulary/rules/accounts/staffMember';
import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { deskSentences } from '@formulary/rules/problems/deskSentences';
import { hashPassword } from '../../accounts/passwords.ts';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { recordStaffEvent } from '../recordStaffEvent.ts';
import { qrPath } from '../secondFactor/qrPath.ts';
import { giveRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { openSecret, sealSecret } from '../secondFactor/sealSecret.ts';
import { newTotpKey, stepOfCode, totpAddress } from '../secondFactor/totp.ts';
import { beginStaffSession } from '../sessions/signInToDesk.ts';
import type { StaffOrigin } from '../sessions/StaffOrigin.ts';
import { findStaff, lockStaff } from '../staffAccounts.queries.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { deleteInvitation, findInvitation, offerTotpKey } from './invitations.queries.ts';
import { activateStaff } from './people.queries.ts';

/** An invitation as its page shows it. */
interface OpenInvitation {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly expiresAt: Date;
  readonly key: string;
  readonly otpauth: string;
  readonly qr: { readonly size: number; readonly path: string };
}

/**
 * Returns whose invitation a token is, and the key for their authenticator app, the same each time. Refuses with
 * 'token-dead'.
 */
export async function openInvitation(
  { db, now, key: serverKey }: StaffAccounts,
  token: string,
): Promise<OpenInvitation> {
  const tokenHash = hashToken(token);
  const invitation = await findInvitation(db, tokenHash, now());
  const person = invitation && (await findStaff(db, invitation.staffId));
  if (!person) throw new Refused('token-dead');
  const sealed = await offerTotpKey(db, tokenHash, sealSecret(serverKey, person.id, newTotpKey()));
  const totpKey = openSecret(serverKey, person.id, sealed);
  if (!totpKey) throw new Refused('token-dead');
  const { key, otpauth } = totpAddress(totpKey, person.email);
  const { name, email, role } = person;
  const { expiresAt } = invitation;
  return { name, email, role, expiresAt, key, otpauth, qr: qrPath(otpauth) };
}

/** What the invited person gives. */
interface Acceptance extends StaffOrigin {
  readonly token: string;
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

/**
 * Accepts an invitation: makes the account active with name, password and second factor, and begins a session. Returns
 * its token and the recovery codes. Refuses invalid fields and a wrong code with their sentences, and with 'token-dead'.
 */
export async function acceptInvitation(
  accounts: StaffAccounts,
  { token, device, network, station, ...typed }: Acceptance,
): Promise<{
  readonly staffId: number;
  readonly token: string;
  readonly recoveryCodes: readonly string[];
}> {
  const { db, now, key: serverKey } = accounts;
  const tokenHash = hashToken(token);
  if (!(await findInvitation(db, tokenHash, now()))) throw new Refused('token-dead');
  const { name, password, code } = tidyForm(staffAcceptanceRules, typed);
  const errors = checkForm(staffAcceptanceRules, typed);
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  const password_hash = await hashPassword(password);
  return withTransaction(db, async (trx) => {
    const at = now();
    const invited = await findInvitation(trx, tokenHash, at);
    const [person] = invited ? await lockStaff(trx, [invited.staffId]) : [];
    // Another acceptance, a newer invitation or the end of the account may have come first.
    const invitation = person && (await findInvitation(trx, tokenHash, at));
    if (!invitation) throw new Refused('token-dead');
    const { id: staffId } = person;
    const totpKey = invitation.totpKey && openSecret(serverKey, staffId, invitation.totpKey);
    const totp_step = totpKey ? stepOfCode(totpKey, code.replaceAll(' ', ''), at) : undefined;
    if (!totpKey || totp_step === undefined) {
      throw new Refused('invalid-request', { errors: { code: deskSentences.codeWrong } });
    }
    const totp_key = sealSecret(serverKey, staffId, totpKey);
    await activateStaff(trx, staffId, { name, password_hash, totp_key, totp_step });
    await deleteInvitation(trx, staffId);
    const recoveryCodes = await giveRecoveryCodes(trx, staffId);
    const staff = { staffId, permission: 'useDesk', device } as const;
    await recordStaffEvent(trx, {
      action: 'staff-invitation-accepted',
      staffId,
      actor: { by: name, staff },
      at,
      detail: name === person.name ? {} : { from: person.name, to: name },
    });
    const account = { id: staffId, name };
    const origin = { device, network, station };
    const begun = { account, method: 'password and code', origin } as const;
    return { staffId, recoveryCodes, token: await beginStaffSession(trx, accounts, begun) };
  });
}
