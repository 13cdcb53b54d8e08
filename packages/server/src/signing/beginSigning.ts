import { checkPrescriptionAction } from '@formulary/rules/prescriptions/checkPrescriptionAction';
import { beginUse } from '../accounts/passkeys/usePasskey.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readPrescription } from '../prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { prescriberOf, readVerifiedText } from './signing.queries.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Returns the JSON with which a browser requests a passkey's signature; the challenge is the hash of the verified text.
 * Refuses as signing does, and with 'passkey-missing' a user without a passkey.
 */
export async function beginSigning(
  { db, shopUrl, daysToSign }: Pick<Shop, 'db' | 'shopUrl' | 'daysToSign'>,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<string> {
  const row = await readPrescription(db, userId, id);
  if (!row || (await prescriberOf(db, id)) !== userId)
    throw new Refused('prescription-missing', { sought: { kind: 'prescription', id } });
  Refused.unless(checkPrescriptionAction(prescriptionOf(row, daysToSign), 'sign', userId));
  const verified = await readVerifiedText(db, id);
  if (!verified) throw new Refused('prescription-altered');
  return beginUse({ db, shopUrl }, { userId, challenge: verified.hash });
}
