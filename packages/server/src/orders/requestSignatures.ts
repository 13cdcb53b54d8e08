import type { Order } from '@formulary/rules/orders/order';
import { signBy } from '@formulary/rules/prescriptions/signingDeadline';
import { readPartner } from '../partners/partnerPeople.queries.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import type { OrderDraft } from './OrderDraft.ts';
import { signaturesRequestedMail } from './signaturesRequestedMail.ts';

/** A placed order and its buyer. */
interface SignatureRequest {
  readonly draft: OrderDraft;
  readonly order: Pick<Order, 'id' | 'number' | 'lines'>;
  readonly practitioner: { readonly firstName: string; readonly lastName: string };
  readonly shopUrl: string;
  readonly daysToSign: number;
}

/** Asks the prescriber of an order to sign its prescriptions and records it; skips a buyer who is the prescriber. */
export async function requestSignatures(
  trx: Trx,
  { draft, order, practitioner, shopUrl, daysToSign }: SignatureRequest,
): Promise<void> {
  const prescriberId = draft.prescriptions[0]?.prescriberId ?? draft.userId;
  if (prescriberId === draft.userId) return;
  const prescriber = await readPartner(trx, prescriberId);
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
  await queueMail(trx, mail, eventId);
}
