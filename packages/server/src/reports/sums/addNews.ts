import { londonDay } from '@formulary/rules/dates/londonTime';
import { workedHours } from '@formulary/rules/reports/workedHours';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { ReportNews, TimedStep } from '../reports.tables.ts';
import {
  countNews,
  lockSums,
  readDispatches,
  readProductsOfLines,
  readReportedInvoices,
  readSignatures,
  takeNews,
  type TimedOrder,
} from './news.queries.ts';
import { salesSumsOf } from './salesSumsOf.ts';
import { addSales, addTimes, type TimeSum } from './sums.queries.ts';

/** Added in one transaction. */
const AT_ONCE = 1_000;
/** A report adds so many by itself; the rest is for the task. */
const MOST_AT_A_READ = 2_000;

const timesOf = (kind: TimedStep, orders: readonly TimedOrder[]): readonly TimeSum[] =>
  orders.map(({ from, to }) => ({
    kind,
    day: londonDay(to),
    hours: workedHours(from, to),
    count: 1,
  }));

/** Adds some of what is new to the sums, once, in a transaction; returns how much it was. */
function addSome(db: Db): Promise<number> {
  return withTransaction(db, async (trx) => {
    await lockSums(trx);
    const news = await takeNews(trx, AT_ONCE);
    const idsOf = (wanted: ReportNews) =>
      news.filter(({ kind }) => kind === wanted).map(({ id }) => id);
    await addInvoices(trx, idsOf('invoice'));
    const times = [
      ...timesOf('dispatch', await readDispatches(trx, idsOf('dispatch'))),
      ...timesOf('signature', await readSignatures(trx, idsOf('signature'))),
    ];
    if (times.length > 0) await addTimes(trx, times);
    return news.length;
  });
}

async function addInvoices(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const invoices = await readReportedInvoices(trx, ids);
  const lineIds = invoices.flatMap(({ content: { charge, credit } }) =>
    (credit?.given ?? charge).lines.map(({ lineId }) => lineId),
  );
  await addSales(trx, salesSumsOf(invoices, await readProductsOfLines(trx, lineIds)));
}

/** Adds everything that is new to the sums of reports, part by part. */
export async function addAllNews(db: Db): Promise<void> {
  while ((await countNews(db)) > 0) await addSome(db);
}

/** Adds what is new unless it is much, as after an upgrade, and returns how much is left to the task. */
export async function addFewNews(db: Db): Promise<number> {
  let pending = await countNews(db);
  for (let added = 0; pending > 0 && added < MOST_AT_A_READ; pending = await countNews(db)) {
    added += await addSome(db);
  }
  return pending;
}
