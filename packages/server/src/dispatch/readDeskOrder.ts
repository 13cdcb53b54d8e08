import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { whatBlocks } from '@formulary/rules/dispatch/whatBlocks';
import { amountDue } from '@formulary/rules/payments/amountDue';
import { dispenseFault } from '@formulary/rules/prescriptions/checking/dispenseFault';
import {
  type PrescriptionEventKind,
  prescriptionEventTexts,
} from '@formulary/rules/prescriptions/eventTexts';
import { fullName } from '@formulary/rules/text/fullName';
import { readInvoices } from '../invoices/invoices.queries.ts';
import { readDispatchedOrder, readParcels } from '../orders/parcels.queries.ts';
import { readDeskEvents } from '../platform/desk/readDeskEvents.queries.ts';
import { readVersion } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  type CheckContext,
  checkPrescription,
} from '../prescriptions/document/checking/checkPrescription.ts';
import {
  readDeskCredits,
  readDeskFlags,
  readDeskLines,
  readDeskPayments,
  readEventsOfPrescriptions,
  readOrderPrescriptions,
  readParties,
} from './deskOrder.queries.ts';
import { readListedOrder } from './list/orderList.queries.ts';

/** Reads an order for the desk and verifies its prescriptions now. Refuses with 'not-found'. */
export async function readDeskOrder(
  context: CheckContext,
  orderId: number,
  now: Date,
): Promise<DeskOrder> {
  const { db } = context;
  // Before everything else: a change that comes in between makes the version old, never too new.
  const version = await readVersion(db, `order ${orderId}`);
  const [order, parties] = await Promise.all([
    readListedOrder(db, orderId),
    readParties(db, orderId),
  ]);
  if (!order || !parties) throw new Refused('not-found');
  const [lines, payments, credits, prescriptions, documents, flags, parcels, dispatched] =
    await Promise.all([
      readDeskLines(db, orderId),
      readDeskPayments(db, orderId),
      readDeskCredits(db, orderId),
      readPrescriptions(context, orderId, now),
      readInvoices(db, orderId),
      readDeskFlags(db, orderId),
      readParcels(db, orderId),
      readDispatchedOrder(db, orderId),
    ]);
  const isOpen = order.state !== 'Dispatched' && order.state !== 'Delivered';
  const faults = prescriptions.flatMap(({ fault }) =>
    fault === undefined ? [] : [{ code: 'prescription' as const, sentence: fault }],
  );
  const blockers = [
    // Each prescription says itself that it is out of date.
    ...whatBlocks(dispatched, now).filter(({ code }) => code !== 'date'),
    ...(isOpen && order.state === 'Processing' ? faults : []),
  ];
  const arrived = payments.filter(({ outcome }) => outcome === 'paid').map(({ amount }) => amount);
  const back = [
    ...payments.filter(({ refundedAt }) => refundedAt).map(({ amount }) => amount),
    ...credits.filter(({ refundedAt }) => refundedAt).map(({ amount }) => amount),
  ];
  const isDue = order.state === 'Awaiting payment' && !order.awaitsPrice;
  return {
    order,
    version,
    lines,
    ...parties,
    received: Math.max(0, sum(arrived) - sum(back)),
    due: isDue ? amountDue(order) : 0,
    payments,
    credits,
    prescriptions,
    documents,
    flags,
    parcels,
    blockers,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

async function readPrescriptions(
  context: CheckContext,
  orderId: number,
  now: Date,
): Promise<DeskOrder['prescriptions']> {
  const rows = await readOrderPrescriptions(context.db, orderId);
  const checked: DeskOrder['prescriptions'][number][] = [];
  for (const { firstName, lastName, hasPacksLeft, ...row } of rows) {
    const found = await checkPrescription(context, row.id);
    if (!found) throw new Error(`Prescription ${row.id} is gone`);
    const fault = dispenseFault({ ...found, isSetAside: row.isSetAside, hasPacksLeft }, now);
    checked.push({
      ...row,
      verdict: found.verdict,
      prescriber: fullName({ firstName, lastName }),
      fault,
    });
  }
  return checked;
}

/** The events of a prescription that have no audit event of their own. */
const KINDS: readonly string[] = ['verified', 'rejected', 'corrected', 'given-up', 'lapsed'];

/** Reads the timeline of an order and its prescriptions, oldest first. Refuses with 'not-found'. */
export async function readDeskTimeline(
  { db }: Pick<CheckContext, 'db'>,
  orderId: number,
): Promise<readonly DeskEvent[]> {
  const prescriptions = await readOrderPrescriptions(db, orderId);
  const ids = prescriptions.map(({ id }) => `prescription ${id}`);
  const [events, ofPrescriptions] = await Promise.all([
    readDeskEvents(db, [`order ${orderId}`, ...ids]),
    readEventsOfPrescriptions(db, orderId),
  ]);
  if (events.length === 0) throw new Refused('not-found');
  const others = ofPrescriptions
    .filter(({ kind }) => KINDS.includes(kind))
    .map(({ kind, at, prescriptionId, firstName, lastName }): DeskEvent => {
      const text = prescriptionEventTexts[kind as PrescriptionEventKind];
      const isPerson = firstName !== null && lastName !== null;
      return {
        // Not an audit event: it has no part in versions.
        id: 0,
        at,
        author: isPerson
          ? { kind: 'customer', name: fullName({ firstName, lastName }) }
          : { kind: 'formulary', name: 'Formulary' },
        sentence: `${text} the prescription`,
        subject: `prescription ${prescriptionId}`,
      };
    });
  return [...events, ...others].toSorted((one, other) => +one.at - +other.at);
}
