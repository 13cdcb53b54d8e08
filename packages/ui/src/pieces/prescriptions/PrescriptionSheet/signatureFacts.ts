import { formatDay } from '@formulary/rules/dates/day';
import { formatMoment } from '@formulary/rules/dates/londonTime';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { signingMethods } from '@formulary/rules/prescriptions/signing';
import type { Fact } from '../../../primitives/FactList/FactList.tsx';

/**
 * Returns the facts of a signature: signer, time, method, day the patient was seen. Empty if nobody signed on screen.
 */
export function signatureFacts({
  signature,
  signedAt,
  confirmedAt,
}: Pick<Prescription, 'signature' | 'signedAt' | 'confirmedAt'>): readonly Fact[] {
  if (!signature) return [];
  const { signer, method, isTyped, consultedOn } = signature;
  return [
    ['Signed by', signer],
    ['Signed, UK time', signedAt && formatMoment(signedAt)],
    ['How', `${signingMethods[method]}; the name was ${isTyped ? 'typed' : 'drawn by hand'}`],
    ['Patient seen', consultedOn && formatDay(consultedOn)],
    ['Confirmed, UK time', confirmedAt && formatMoment(confirmedAt)],
  ];
}
