import type { PrescriptionDraft } from '../../prescriptions/insertPrescriptions.queries.ts';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Order } from '@formulary/rules/orders/order';
import type { Partner } from '../../partners/partnerPeople.queries.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { OrderDraft } from './OrderDraft.ts';
import { signBy } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { fullName } from '@formulary/rules/text/fullName';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { beforeCommit } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';

function packsOf({ items }: PrescriptionDraft, lines: NonNullable<Order['lines']>): string {
  return items
    .map(({ productId, quantity }) => {
      const line = lines.find((each) => each.isPrescription && each.productId === productId);
      return `${quantity} × ${line?.name ?? ''}`;
    })
    .join(', ');
}

/** A placed order and its buyer. */
interface SignatureRequest {
  /** Undefined for an order without prescriptions. */
  readonly prescriber: Partner | undefined;
  readonly draft: OrderDraft;
  readonly order: Pick<Order, 'id' | 'number' | 'lines'>;
  readonly practitioner: { readonly firstName: string; readonly lastName: string };
  readonly shopUrl: string;
  readonly daysToSign: number;
}

/**
 * Asks the prescriber of an order to sign its prescriptions, by mail before the commit, and records it; skips a buyer
 * who is the prescriber.
 */
export async function requestSignatures(
  trx: Trx,
  { prescriber, draft, order, practitioner, shopUrl, daysToSign }: SignatureRequest,
): Promise<void> {
  if (!prescriber || prescriber.id === draft.userId || draft.prescriptions.length === 0) return;
  const prescriberId = prescriber.id;
  const eventId = await recordEvent(trx, {
    at: draft.placedAt,
    actorId: draft.userId,
    action: 'prescriptions-requested',
    subject: `order ${order.id}`,
    detail: { prescriberId, prescriptions: draft.prescriptions.length },
  });
  const link = `${shopUrl}/prescriptions?signStatus=0&prescriberId=${prescriberId}`;
  const mail = signaturesRequestedMail({
    prescriber,
    practitioner,
    draft,
    order,
    link,
    signBy: signBy(draft.placedAt, daysToSign),
  });
  beforeCommit(trx, () => queueMail(trx, mail, eventId));
}

/**
 * Returns the mail that tells a prescriber what to sign and until when: packs by prescription. It names no patient,
 * because health data has no place in mail.
 */
function signaturesRequestedMail({
  prescriber,
  practitioner,
  draft,
  order,
  link,
  signBy: deadline,
}: {
  readonly prescriber: Partner;
  readonly practitioner: { readonly firstName: string; readonly lastName: string };
  readonly draft: Pick<OrderDraft, 'prescriptions'>;
  readonly order: Pick<Order, 'number' | 'lines'>;
  readonly link: string;
  /** Prescriptions unsigned by then lapse. */
  readonly signBy: Date;
}): Mail {
  const { prescriptions } = draft;
  const name = fullName(practitioner);
  const count = prescriptions.length;
  const what = count === 1 ? 'a prescription' : `${count} prescriptions`;
  const until = formatDay(londonDay(deadline));
  const isRepeated = new Set(prescriptions.map(({ patientId }) => patientId)).size < count;
  return composeMail({
    recipient: prescriber.email,
    firstName: prescriber.firstName,
    subject: `${name} asks you to sign ${what}`,
    preview: `For order ${order.number}, by ${until} at the latest.`,
    parts: [
      {
        kind: 'paragraph',
        text: `${name} has ordered prescription medicines with ${what} by you (order ${order.number}). Nothing is dispatched before you have checked and signed ${count === 1 ? 'it' : 'each of them'}. Unsigned, ${count === 1 ? 'it lapses' : 'they lapse'} on ${until}.`,
      },
      { kind: 'link', label: 'Check and sign', href: link },
      {
        kind: 'quote',
        text: prescriptions
          .map((each, index) => `${index + 1}. ${packsOf(each, order.lines ?? [])}`)
          .join('\n'),
      },
      ...(isRepeated
        ? [
            {
              kind: 'paragraph' as const,
              text: 'More than one of these prescriptions is for the same patient. Please check that this is meant.',
            },
          ]
        : []),
    ],
  });
}
