import type { Prescription } from './prescription.ts';
import { fullName } from '../text/fullName.ts';

type Waiting = Pick<Prescription, 'waitsFor' | 'isLapsed' | 'prescriber' | 'practitioner'>;

/**
 * Describes the next step of a prescription for its reader: 'Your signature' to its prescriber, 'Helen Marsh to sign'
 * to its practitioner. Undefined if there is none.
 */
export function waitingWords(prescription: Waiting, readerId: number): string | undefined {
  const { waitsFor, prescriber, practitioner } = prescription;
  const isPrescriber = prescriber.id === readerId;
  const prescribers = fullName(prescriber);
  const words = {
    signature: isPrescriber ? 'Your signature' : `${prescribers} to sign`,
    confirmation: isPrescriber ? 'The link in your email' : `${prescribers} to confirm by email`,
    correction:
      practitioner.id === readerId ? 'Your correction' : `${fullName(practitioner)} to correct`,
    nothing: undefined,
  };
  return words[waitsFor];
}
