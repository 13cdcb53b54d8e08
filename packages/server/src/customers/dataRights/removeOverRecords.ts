import { overBefore } from '@formulary/rules/customers/dataRights';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { londonInstant } from '@formulary/rules/dates/timeOfDay';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import '../customerEvents.ts';
import {
  findOverRecords,
  type OverBefore,
  type OverRecords,
  reduceAccounts,
  reduceOrders,
  reducePatients,
  reducePrescriptions,
} from './retention.queries.ts';

/** How many records of each kind are kept no longer. */
export type OverCounts = { readonly [Kind in keyof OverRecords]: number };

/** A list for staff says 'more than' beyond it. */
const MOST_COUNTED = 10_000;

/** Returns the instants before which the years of each reason are over: the beginning of a day in the UK. */
function overSince(now: Date): OverBefore {
  const today = londonDay(now);
  const since = (reason: keyof OverBefore) => londonInstant(overBefore(reason, today), 0);
  return { taxes: since('taxes'), supplies: since('supplies'), account: since('account') };
}

/**
 * Counts what `removeOverRecords` would change at a moment, up to 10,000 of each kind, and changes nothing. A patient or
 * account that waits for its last prescription or order counts once that is reduced.
 */
export async function countOverRecords(db: Db, now: Date): Promise<OverCounts> {
  return countsOf(await findOverRecords(db, overSince(now), MOST_COUNTED));
}

/**
 * Removes what names people from records whose years are over (`dataRights`, column `over`), at most `most` of each
 * kind, in the order that lets accounts follow their orders. Records how many of each, and returns the largest count.
 */
export async function removeOverRecords(trx: Trx, now: Date, most: number): Promise<number> {
  const found = await findOverRecords(trx, overSince(now), most);
  const counts = countsOf(found);
  const largest = Math.max(...Object.values(counts));
  if (largest === 0) return 0;
  await reducePrescriptions(trx, found.prescriptions, now);
  await reduceOrders(trx, found.orders, now);
  await reducePatients(trx, found.patients, now);
  await reduceAccounts(trx, found.accounts, now);
  await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action: 'records-reduced',
    subject: 'retention',
    detail: counts,
  });
  return largest;
}

function countsOf({ orders, prescriptions, patients, accounts }: OverRecords): OverCounts {
  return {
    orders: orders.length,
    prescriptions: prescriptions.length,
    patients: patients.length,
    accounts: accounts.length,
  };
}
