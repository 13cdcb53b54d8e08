import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/orders/order';
import { canMoveOrder } from '@formulary/rules/orders/orderStates';
import { readProfile } from '../accounts/users.queries.ts';
import { requireReason } from '../customers/requireReason.ts';
import { type LockedOrder, lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import { readSentLines, type SendableLine } from '../orders/parcels.queries.ts';
import { orderLink } from '../payments/mails/orderParts.ts';
import type { StaffPaymentsContext } from '../payments/StaffPaymentsContext.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { deskMessages, type DeskRefusalCode } from '@formulary/rules/problems/deskMessages';
import { changeOrder } from '../review/changeOrder.ts';

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
 * 'order-lines-fixed' once it is dispatched or cancelled.
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
  for (const line of lines) refuseLine(before, line);
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
  const lowered = before.flatMap(({ id, name, quantity }) => {
    const lower = quantities.get(id) ?? quantity;
    return lower === quantity ? [] : [{ name, before: quantity, now: lower }];
  });
  await queueMail(trx, linesCorrectedMail({ ...words, lowered, amount, back }), eventId);
  const hasParcels = before.some(({ sent }) => sent > 0);
  if (!hasParcels || after.some(({ quantity, sent }) => sent < quantity)) return;
  const { paymentStatus } = order;
  const move = { cause: 'rest-cancelled', state: 'Dispatched', paymentStatus, at: now } as const;
  await moveOrder(trx, order, { ...move, staff, detail: { by, reason: why } });
}

/** Refuses a line that is none of the order's, on prescription, raised, or lowered below what was sent. */
function refuseLine(lines: readonly SendableLine[], { lineId, quantity }: CorrectedLine): void {
  const line = lines.find(({ id }) => id === lineId);
  const refuse = (code: DeskRefusalCode): never => {
    throw new Refused(code, { errors: { [`lines.${lineId}`]: deskMessages[code] } });
  };
  if (!line) return refuse('parcel-line-unknown');
  if (quantity === line.quantity) return;
  if (line.isPrescription) refuse('prescription-line-fixed');
  if (quantity > line.quantity) refuse('order-line-raised');
  if (quantity < line.sent) refuse('order-line-sent');
}

/**
 * Cancels what has not been sent of a locked order of which parcels have left: the order is dispatched then, and what
 * was paid for the rest is due for refund. Refuses with 'prescription-line-fixed' packs on prescription.
 */
export async function cancelRest(
  trx: Trx,
  order: LockedOrder,
  rest: Omit<Lowering, 'lines'>,
): Promise<void> {
  const lines = rest.before.map(({ id, sent }) => ({ lineId: id, quantity: sent }));
  await lowerLines(trx, order, { ...rest, lines });
}

/** Tells the buyer which lines the pharmacy lowered, why, and what it means for the total. */
function linesCorrectedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount'>;
  readonly why: string;
  readonly lowered: readonly {
    readonly name: string;
    readonly before: number;
    readonly now: number;
  }[];
  readonly amount: number;
  /** Due back to the buyer. */
  readonly back: number;
  readonly shopUrl: string;
}): Mail {
  const { order, why, lowered, amount, back, shopUrl } = words;
  const total =
    amount === order.amount
      ? `The total stays ${formatMoney(amount)}.`
      : `The total was ${formatMoney(order.amount)} and is now ${formatMoney(amount)}.`;
  return composeMail({
    ...words,
    subject: `We have corrected your order ${order.number}`,
    preview: total,
    parts: [
      {
        kind: 'paragraph',
        text: `We have corrected your order ${order.number}: ${why}`,
      },
      {
        kind: 'quote',
        text: lowered
          .map(({ name, before, now }) =>
            now === 0 ? `${name}: removed` : `${name}: ${now} instead of ${before}`,
          )
          .join('\n'),
      },
      { kind: 'paragraph', text: total },
      ...(back > 0
        ? [
            {
              kind: 'paragraph' as const,
              text: `You have paid already: we give ${formatMoney(back)} back to you.`,
            },
          ]
        : []),
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
