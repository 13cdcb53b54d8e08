import type {
  CheckedPrescription,
  DocumentVerdict,
} from '@formulary/rules/prescriptions/checking/checkedPrescription';
import type { Tone } from '../../../primitives/messages/tone.ts';

/** Result of a check, for a person who received a prescription. */
export interface CheckTexts {
  readonly tone: Tone;
  readonly title: string;
  readonly lead: string;
}

const NOTHING = 'Nothing may be supplied against it.';

const unconfirmed: CheckTexts = {
  tone: 'warning',
  title: 'This prescription is signed, and not confirmed yet',
  lead: `Its signer has to confirm the signature by the link that was sent to them. ${NOTHING}`,
};

const verdicts: Readonly<Record<Exclude<DocumentVerdict, 'broken'>, CheckTexts>> = {
  holds: {
    tone: 'success',
    title: 'This prescription is as it was signed',
    lead: 'Nothing of it has been changed since.',
  },
  paper: {
    tone: 'info',
    title: 'This prescription was signed on paper',
    lead: 'The pharmacy has the original, and that is what counts: nothing was signed on a screen.',
  },
  unsigned: { tone: 'warning', title: 'This prescription is not signed', lead: NOTHING },
  rejected: {
    tone: 'warning',
    title: 'This prescription was rejected',
    lead: `Its prescriber did not sign it. ${NOTHING}`,
  },
  void: {
    tone: 'danger',
    title: 'This prescription is void',
    lead: `The pharmacy voided it after it was signed. ${NOTHING}`,
  },
  lapsed: {
    tone: 'warning',
    title: 'This prescription has lapsed',
    lead: `It was not signed in time. ${NOTHING}`,
  },
};

/** Describes the result of a check in plain words. An unconfirmed prescription does not count as signed. */
export function checkTexts({ verdict, confirmedAt, findings }: CheckedPrescription): CheckTexts {
  if (verdict === 'holds' && !confirmedAt) return unconfirmed;
  if (verdict !== 'broken') return verdicts[verdict];
  const failed = findings.filter(({ holds }) => !holds).length;
  const fail = failed === 1 ? 'fails' : 'fail';
  return {
    tone: 'danger',
    title: `This does not hold: ${failed} of ${findings.length} comparisons ${fail}`,
    lead: `Something was changed after it was signed, or cannot be proven any more. ${NOTHING} Please call the pharmacy.`,
  };
}
