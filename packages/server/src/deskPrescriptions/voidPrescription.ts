import { readProfile } from '../accounts/users.queries.ts';
import { requireReason } from '../platform/problems/requireReason.ts';
import { cancelOrder, settleOrderState } from '../orders/moveOrder.ts';
import { moveOrder } from '../orders/moveOrder.queries.ts';
import { lockAcceptedLink } from '../partners/lockAcceptedLink.queries.ts';
import { orderCancelledMail } from '../payments/mails/orderCancelledMail.ts';
import { makeRefundsDue } from '../payments/payments.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { hashOf } from '../prescriptions/events/orderedHash.ts';
import { recordOrdered } from '../prescriptions/events/recordOrdered.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { changeOrder } from '../review/changeOrder.ts';
import { hasPacksBeside } from '../review/changeOrder.queries.ts';
import type { LockedPrescription } from '../review/lockPrescription.ts';
import { lockProducts, lockSigner, readItemPositions } from '../review/review.queries.ts';
import type { Shop } from '../start/Shop.ts';
import { prescriptionSubject } from './deskPrescriptionEvents.ts';
import { lockDeskPrescription, type PrescriptionChange } from './lockDeskPrescription.ts';
import { type AfterVoid, prescriptionVoidedMail } from './mails/prescriptionVoidedMails.ts';
import { insertReplacement, writeEnd } from './replacePrescription.queries.ts';

/** Why staff void a prescription, and what comes next. */
export interface Voiding extends PrescriptionChange {
  readonly reason: string;
  readonly next: AfterVoid;
}

/** A voiding under way. */
interface Underway extends Omit<Voiding, 'seen'> {
  readonly at: Date;
  readonly shopUrl: string;
}

const WHY_CANCELLED = 'The prescription of everything on it is void.';

/**
 * Voids a signed prescription before anything of its order has left. Signature, text and sealed document stay as evidence;
 * its check says that it is void. Either its prescriber is asked to check and sign it anew, and the order waits for that
 * again, or its packs are taken off the order as a prescription that is given up: stock and money go back, and an order with
 * nothing else on it is cancelled. Buyer and prescriber are mailed. Refuses as `requireReason`, `lockDeskPrescription` and
 * `changeOrder` do, and with 'void-prescriber-gone' a new signature of who may not sign for the buyer.
 */
export function voidPrescription(
  { db, now, shopUrl, ledger }: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'ledger'>,
  { seen, ...change }: Voiding,
): Promise<void> {
  const reason = requireReason(change.reason);
  const at = now();
  const underway = { ...change, reason, at, shopUrl };
  const { id, by, staff, next } = underway;
  return withTransaction(db, async (trx) => {
    const locked = await lockDeskPrescription(trx, 'void', { id, seen, now: at });
    const isGivenUp = next === 'take-off';
    const newId = isGivenUp ? undefined : await askAgain(trx, locked, underway);
    const isEmptied = isGivenUp && !(await hasPacksBeside(trx, locked.order.id, id));
    const isTakenOff = isGivenUp && !isEmptied;
    await lockProductsOf(trx, isTakenOff ? id : undefined);
    const packs = isTakenOff ? 'given-up' : isEmptied ? 'stay' : 'replaced';
    await writeEnd(trx, id, { how: 'voided', reason, at, packs });
    const eventId = isTakenOff ? await takeOff(trx, locked, underway) : undefined;
    if (isEmptied) await cancelEmptied(trx, locked, underway);
    if (newId !== undefined) await sendBack(trx, locked, underway);
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'prescription-voided',
      subject: prescriptionSubject(id),
      detail: { by, reason, next, ...(newId === undefined ? {} : { replacedBy: newId }) },
      staff,
    });
    await tellBoth(trx, locked, { ...underway, newId, eventId });
    const byStaff = { actorId: undefined, address: undefined, agent: undefined, at };
    const event = { ...byStaff, prescriptionId: id };
    const saidHash = hashOf({ comments: locked.row.comments, reason });
    const voided = { saidHash, byHash: hashOf(by) };
    await recordPrescriptionEvent(trx, ledger, { ...event, kind: 'voided', detail: voided });
    if (newId === undefined) {
      await recordPrescriptionEvent(trx, ledger, { ...event, kind: 'given-up', detail: {} });
      return;
    }
    const detail = { replacedBy: newId };
    await recordPrescriptionEvent(trx, ledger, { ...event, kind: 'corrected', detail });
    await recordOrdered(trx, ledger, [newId], byStaff, { byHash: hashOf(by) });
  });
}

/** Returns the prescription that the same prescriber is to check and sign instead. */
async function askAgain(
  trx: Trx,
  { row, practitionerId }: LockedPrescription,
  { id, at }: Underway,
): Promise<number> {
  const { prescriberId } = row;
  const isOwn = prescriberId === practitionerId;
  const maySign =
    (await lockSigner(trx, prescriberId)) &&
    (isOwn || (await lockAcceptedLink(trx, practitionerId, prescriberId)));
  const newId = maySign ? await insertReplacement(trx, { id, prescriberId, at }) : undefined;
  if (newId === undefined) throw new Refused('void-prescriber-gone');
  return newId;
}

async function lockProductsOf(trx: Trx, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const places = await readItemPositions(trx, id);
  await lockProducts(
    trx,
    places.map(({ productId }) => productId),
  );
}

/** Returns the id of the order's event, of which its buyer is told. */
async function takeOff(
  trx: Trx,
  { order }: LockedPrescription,
  { id, by, reason, staff, at, shopUrl }: Underway,
): Promise<number | undefined> {
  const places = await readItemPositions(trx, id);
  const packs = places.map(({ lineId, quantity }) => [lineId, -quantity] as const);
  const cause = { by, reason, staff, isVoiding: true };
  const { eventId } = await changeOrder(trx, order, { cause, packs, now: at, shopUrl });
  await settleOrderState(trx, order.id, at);
  return eventId;
}

/** Its lines stay as ordered, like those of every cancelled order. */
async function cancelEmptied(
  trx: Trx,
  { order }: LockedPrescription,
  { by, reason, staff, at, shopUrl }: Underway,
): Promise<void> {
  const isPaid = order.paymentStatus === 'Paid';
  const eventId = await cancelOrder(trx, order, {
    cause: 'cancelled',
    paymentStatus: isPaid ? 'Paid' : 'Failed',
    at,
    detail: { by, reason },
    staff,
  });
  const hasArrived = isPaid || order.partPaid !== undefined;
  if (hasArrived) await makeRefundsDue(trx, order.id, at);
  const { email, firstName } = await readProfile(trx, order.userId);
  const why = hasArrived ? `${WHY_CANCELLED} We give back what you have paid.` : WHY_CANCELLED;
  const words = { recipient: email, firstName, order, why, shopUrl };
  await queueMail(trx, orderCancelledMail(words), eventId);
}

/** An order that was being packed waits for the new signature. */
async function sendBack(
  trx: Trx,
  { order }: LockedPrescription,
  { by, reason, staff, at }: Underway,
): Promise<void> {
  if (order.state !== 'Processing') return;
  await moveOrder(trx, order, {
    cause: 'prescription-voided',
    state: 'Awaiting prescription',
    paymentStatus: order.paymentStatus,
    at,
    detail: { by, reason },
    staff,
  });
}

async function tellBoth(
  trx: Trx,
  { row, order, practitionerId }: LockedPrescription,
  told: Underway & { readonly newId: number | undefined; readonly eventId: number | undefined },
): Promise<void> {
  const { id, newId, eventId, reason, next, shopUrl } = told;
  const words = { orderNumber: order.number, id, newId, reason, next, shopUrl };
  const people = new Map([
    [row.prescriberId, 'prescriber'],
    [practitionerId, 'practitioner'],
  ] as const);
  for (const [userId, to] of people) {
    const { email: recipient, firstName } = await readProfile(trx, userId);
    const mail = prescriptionVoidedMail({ ...words, to, recipient, firstName });
    await queueMail(trx, mail, userId === practitionerId ? eventId : undefined);
  }
}
