import type { Mills } from '@formulary/rules/money/mills';
import { fullName } from '@formulary/rules/text/fullName';
import { readProfile } from '../accounts/users.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import type { LockedPrescription } from './lockPrescription.ts';
import { orderChangedMail } from './mails/orderChangedMail.ts';

/** Mails a practitioner that their prescriber changed the order, unless they are the same person. */
export async function tellOfChange(
  trx: Trx,
  {
    locked,
    amount,
    shopUrl,
  }: { readonly locked: LockedPrescription; readonly amount: Mills; readonly shopUrl: string },
): Promise<void> {
  const { order, row, practitionerId } = locked;
  if (row.prescriberId === practitionerId) return;
  const { email, firstName } = await readProfile(trx, practitionerId);
  const prescriber = fullName(row.prescriber);
  const words = { recipient: email, firstName, prescriber, order, amount, shopUrl };
  await queueMail(trx, orderChangedMail(words));
}
