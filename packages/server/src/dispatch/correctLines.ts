import { canMoveOrder } from '@formulary/rules/orders/orderMoves';
import { readProfile } from '../accounts/users.queries.ts';
import { requireReason } from '../platform/problems/requireReason.ts';
import { type LockedOrder, lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import { readSentLines, type SendableLine } from '../orders/parcels.queries.ts';
import { prescribersOf } from '../payments/payments.queries.ts';
import type { StaffPaymentsContext } from '../payments/StaffPaymentsContext.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { deskMessages, type DeskRefusalCode } from '@formulary/rules/problems/deskMessages';
import { changeOrder } from '../review/changeOrder.ts';
import { linesCorrectedMail, packsWithdrawnMail } from './linesCorrectedMails.ts';

/** New packs of a line. */
export interface CorrectedLine {
  readonly lineId: number;
  /** 0 removes the line. */
  readonly quantity: number;
}

/** Lines that staff lower or remove, and why. */
export interface LineCorrection extends DeskChange {
  readonly orderId: number;
  readonly lines: readonly CorrectedLine[];
  readonly reason: string;
  readonly by: string;
}

/**
 * Lowers or removes lines of an order before they are sent: prices them again, puts the stock back, makes the difference
 * of a paid order due for refund, and mails the buyer. An order of which nothing is left to send is dispatched. Refuses
 * with 'not-found', 'record-changed', the refusals of `requireReason`, of `changeOrder` and of each line, and with
 * 'order-lines-fixed' once it is dispatched or cancelled. Packs on prescription are lowered once a parcel has left: the signed
 * prescription stays as it is, and its prescriber is told.
 */
export function correctLines(
  { db, now, shopUrl }: StaffPaymentsContext,
  { orderId, lines, reason, by, staff, seen }: LineCorrection,
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    await requireUnchanged(trx, `order ${orderId}`, seen);
    if (!canMoveOrder(order.state, 'Cancelled')) throw new Refused('order-lines-fixed');
    const before = await readSentLines(trx, orderId);
    await lowerLines(trx, order, { before, lines, why, by, staff, now, shopUrl });
  });
}

/** Lines to lower, with those of the order as they are. */
interface Lowering {
  readonly before: readonly SendableLine[];
  readonly lines: readonly CorrectedLine[];
  readonly why: string;
  readonly by: string;
  readonly staff: DeskChange['staff'];
  readonly now: Date;
  readonly shopUrl: string;
}

async function lowerLines(trx: Trx, order: LockedOrder, lowering: Lowering): Promise<void> {
  const { before, lines, why, by, staff, now, shopUrl } = lowering;
  const quantities = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const hasParcels = before.some(({ sent }) => sent > 0);
  for (const line of lines) refuseLine(before, line, hasParcels);
  const after = before.map((line) => ({
    ...line,
    quantity: quantities.get(line.id) ?? line.quantity,
  }));
  const packs = before
    .map(({ id, quantity }) => [id, (quantities.get(id) ?? quantity) - quantity] as const)
    .filter(([, more]) => more !== 0);
  if (packs.length === 0) throw new Refused('order-lines-same');
  if (after.every(({ quantity }) => quantity === 0)) throw new Refused('order-needs-line');
  const cause = { by, reason: why, staff };
  const { amount, back, eventId } = await changeOrder(trx, order, { cause, packs, now, shopUrl });
  if (eventId === undefined) throw new Error(`Order ${order.id} was corrected without a record`);
  const { email, firstName } = await readProfile(trx, order.userId);
  const words = { recipient: email, firstName, order, why, shopUrl };
  const lowered = before.flatMap(({ id, name, quantity, isPrescription }) => {
    const lower = quantities.get(id) ?? quantity;
    return lower === quantity ? [] : [{ name, before: quantity, now: lower, isPrescription }];
  });
  await tellPrescribers(trx, order, {
    why,
    lowered: lowered.filter((line) => line.isPrescription),
  });
  await queueMail(trx, linesCorrectedMail({ ...words, lowered, amount, back }), eventId);
  if (!hasParcels || after.some(({ quantity, sent }) => sent < quantity)) return;
  const { paymentStatus } = order;
  const move = { cause: 'rest-cancelled', state: 'Dispatched', paymentStatus, at: now } as const;
  await moveOrder(trx, order, { ...move, staff, detail: { by, reason: why } });
}

/** Tells the prescribers of an order, except its buyer, which packs of theirs are not supplied. */
async function tellPrescribers(
  trx: Trx,
  order: LockedOrder,
  told: Pick<Parameters<typeof packsWithdrawnMail>[0], 'why' | 'lowered'>,
): Promise<void> {
  if (told.lowered.length === 0) return;
  for (const prescriberId of await prescribersOf(trx, order.id)) {
    if (prescriberId === order.userId) continue;
    const { email, firstName } = await readProfile(trx, prescriberId);
    await queueMail(trx, packsWithdrawnMail({ recipient: email, firstName, order, ...told }));
  }
}

/**
 * Refuses a line that is none of the order's, on prescription before a parcel has left, raised, or lowered below what was
 * sent.
 */
function refuseLine(
  lines: readonly SendableLine[],
  { lineId, quantity }: CorrectedLine,
  hasParcels: boolean,
): void {
  const line = lines.find(({ id }) => id === lineId);
  const refuse = (code: DeskRefusalCode): never => {
    throw new Refused(code, { errors: { [`lines.${lineId}`]: deskMessages[code] } });
  };
  if (!line) return refuse('parcel-line-unknown');
  if (quantity === line.quantity) return;
  if (line.isPrescription && !hasParcels) refuse('prescription-line-fixed');
  if (quantity > line.quantity) refuse('order-line-raised');
  if (quantity < line.sent) refuse('order-line-sent');
}

/**
 * Cancels what has not been sent of a locked order of which parcels have left: the order is dispatched then, and what
 * was paid for the rest is due for refund.
 */
export async function cancelRest(
  trx: Trx,
  order: LockedOrder,
  rest: Omit<Lowering, 'lines'>,
): Promise<void> {
  const lines = rest.before.map(({ id, sent }) => ({ lineId: id, quantity: sent }));
  await lowerLines(trx, order, { ...rest, lines });
}
