import {
  isAllSent,
  packsLeft,
  parcelFault,
  type ParcelPacks,
} from '@formulary/rules/dispatch/parcelLines';
import { whatBlocks } from '@formulary/rules/dispatch/whatBlocks';
import { tidyTracking } from '@formulary/rules/orders/couriers';
import type { Courier } from '@formulary/rules/orders/orderParcel';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { refuseNaming } from '@formulary/rules/problems/refusal';
import { readProfile } from '../accounts/users.queries.ts';
import { type LockedOrder, lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import {
  insertParcel,
  nextParcelNumber,
  readDispatchedOrder,
  readRequestOfParcel,
  readSentLines,
} from '../orders/parcels.queries.ts';
import type { StaffPaymentsContext } from '../payments/StaffPaymentsContext.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { hashRequest } from '../platform/idempotency/hashRequest.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { checkBeforeDispatch } from '../prescriptions/document/checking/checkBeforeDispatch.ts';
import type { CheckContext } from '../prescriptions/document/checking/checkPrescription.ts';
import { parcelSentMail } from './parcelSentMail.ts';

/** Dependencies of a dispatch; prescriptions are checked again before it. */
export type DispatchContext = StaffPaymentsContext & Omit<CheckContext, 'db'>;

/** What leaves together, and with whom. */
interface Parcel {
  readonly courier: Courier;
  readonly tracking: string | undefined;
  /** Undefined for everything that is left. */
  readonly packs: readonly ParcelPacks[] | undefined;
  readonly request: { readonly key: string; readonly hash: Buffer } | undefined;
  readonly by: string;
  readonly staff: DeskChange['staff'] | undefined;
}

/** A parcel that staff send at the desk. */
export interface DeskParcelRequest extends DeskChange {
  readonly orderId: number;
  readonly courier: Courier;
  /** As typed; needed for a courier with a name. */
  readonly tracking: string;
  readonly lines: readonly ParcelPacks[];
  /** Made once for the dialog. */
  readonly key: string;
  readonly by: string;
}

/**
 * Sends packs of an order as a parcel and mails the buyer; the order is dispatched once nothing is left. The same key
 * sends once. Refuses with 'not-found', 'record-changed', 'key-reused', 'tracking-invalid', as `parcelFault` and
 * `sendLocked` do.
 */
export function sendParcel(
  context: DispatchContext,
  { orderId, courier, tracking, lines, key, by, staff, seen }: DeskParcelRequest,
): Promise<void> {
  const request = { key, hash: hashRequest({ courier, tracking, lines }) };
  return withTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    const earlier = await readRequestOfParcel(trx, orderId, key);
    if (earlier) {
      if (earlier.equals(request.hash)) return;
      throw new Refused('key-reused');
    }
    await requireUnchanged(trx, `order ${orderId}`, seen);
    const parcel = { courier, tracking: trackingOf(courier, tracking), packs: lines };
    await sendLocked(trx, context, order, { ...parcel, request, by, staff });
  });
}

function trackingOf(courier: Courier, typed: string): string | undefined {
  if (courier === 'other' && typed.trim() === '') return undefined;
  const tracking = tidyTracking(typed);
  if (tracking !== undefined) return tracking;
  throw new Refused('tracking-invalid', { errors: { tracking: deskMessages['tracking-invalid'] } });
}

/**
 * Sends a parcel of a locked order. Refuses with 'dispatch-refused' while anything blocks the order or a prescription
 * does not verify, and with what `parcelFault` finds.
 */
export async function sendLocked(
  trx: Trx,
  context: DispatchContext,
  order: LockedOrder,
  parcel: Parcel,
): Promise<void> {
  const { now: at, shopUrl } = context;
  const { id: orderId, paymentStatus } = order;
  const blockers = whatBlocks(await readDispatchedOrder(trx, orderId), at);
  if (blockers.length > 0) {
    const faults = blockers.map(({ sentence }) => sentence).join('. ');
    throw new Refused(refuseNaming('dispatch-refused', { faults }).problem);
  }
  const lines = await readSentLines(trx, orderId);
  const packs = parcel.packs ?? packsLeft(lines);
  refuseFault(lines, packs);
  await checkBeforeDispatch(trx, context, { orderId, at });
  const number = await nextParcelNumber(trx, orderId);
  const left = sumOf(packsLeft(lines)) - sumOf(packs);
  const { courier, tracking, by, staff } = parcel;
  const eventId = await recordEvent(trx, {
    at,
    actorId: undefined,
    action: 'parcel-sent',
    subject: `order ${orderId}`,
    detail: {
      by,
      parcel: number,
      courier,
      ...(tracking === undefined ? {} : { tracking }),
      packs: sumOf(packs),
      left,
    },
    staff,
  });
  const sent = { orderId, number, courier, tracking, packs, sentAt: at, eventId };
  await insertParcel(trx, { ...sent, request: parcel.request });
  const move = { cause: 'dispatched', state: 'Dispatched', paymentStatus, at, staff } as const;
  // The mail belongs to the event that ends the dispatch, as for orders that leave at once.
  const mailed = isAllSent(lines, packs)
    ? await moveOrder(trx, order, { ...move, detail: { by } })
    : eventId;
  const { email, firstName } = await readProfile(trx, order.userId);
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  const named = packs.map(({ lineId, quantity }) => ({ name: names.get(lineId) ?? '', quantity }));
  const told = { number, courier, tracking, lines: named };
  const words = { recipient: email, firstName, order, parcel: told, left, shopUrl };
  await queueMail(trx, parcelSentMail(words), mailed);
}

function refuseFault(
  lines: Parameters<typeof parcelFault>[0],
  packs: readonly ParcelPacks[],
): void {
  const found = parcelFault(lines, packs);
  if (!found) return;
  const { fault, lineId } = found;
  throw new Refused(
    fault,
    lineId === undefined ? {} : { errors: { [`lines.${lineId}`]: deskMessages[fault] } },
  );
}

const sumOf = (packs: readonly ParcelPacks[]): number =>
  packs.reduce((sum, { quantity }) => sum + quantity, 0);
