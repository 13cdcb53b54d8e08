import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Partner } from '../../partners/partnerPeople.queries.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** An unsigned prescription. */
interface DuePrescription {
  readonly id: number;
  readonly orderNumber: string;
  readonly practitionerId: number;
  readonly practitioner: string;
  readonly createdAt: Date;
  readonly signBy: Date;
  /** Whether its practitioner asked for the reminder. */
  readonly isNudged: boolean;
}

/** Reminds a prescriber of unsigned prescriptions, a line each, without naming a patient. */
export function signaturesDueMail({
  prescriber,
  prescriptions,
  shopUrl,
}: {
  readonly prescriber: Partner;
  /** At least one, the oldest first. */
  readonly prescriptions: readonly DuePrescription[];
  readonly shopUrl: string;
}): Mail {
  const [first] = prescriptions;
  const isOne = prescriptions.length === 1;
  const subject = isOne
    ? 'A prescription waits for your signature'
    : `${prescriptions.length} prescriptions wait for your signature`;
  const path = isOne
    ? `/prescription/${first?.id}`
    : `/prescriptions?signStatus=0&prescriberId=${prescriber.id}`;
  return composeMail({
    recipient: prescriber.email,
    firstName: prescriber.firstName,
    subject,
    preview: 'Nothing is dispatched before you have checked and signed.',
    parts: [
      {
        kind: 'paragraph',
        text: `${subject}. Nothing of ${isOne ? 'its order is' : 'their orders is'} dispatched before you have checked and signed.`,
      },
      { kind: 'quote', text: prescriptions.map((each) => lineOf(each, prescriber)).join('\n') },
      { kind: 'link', label: 'Check and sign', href: `${shopUrl}${path}` },
    ],
  });
}

function lineOf(due: DuePrescription, { id }: Partner): string {
  const {
    id: prescriptionId,
    orderNumber,
    practitioner,
    practitionerId,
    createdAt,
    signBy,
    isNudged,
  } = due;
  const whose = practitionerId === id ? 'your own' : `for ${practitioner}`;
  const asked = isNudged ? `. ${practitioner} asks for it` : '';
  const since = formatDay(londonDay(createdAt));
  return `Prescription ${prescriptionId}, order ${orderNumber}, ${whose}, since ${since}; it lapses on ${formatDay(londonDay(signBy))}${asked}`;
}
