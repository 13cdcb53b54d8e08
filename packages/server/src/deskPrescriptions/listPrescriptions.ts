import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ListedPrescription,
  type PrescriptionListFilter,
  type PrescriptionPage,
  type PrescriptionPageRequest,
  PRESCRIPTIONS_A_PAGE,
} from '@formulary/rules/prescriptions/prescriptionList';
import { readMark, writeMark } from '../platform/keyset/pageMark.ts';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { checkRecords } from '../prescriptions/document/checking/records/checkRecords.ts';
import { readRecords } from '../prescriptions/document/checking/records/readRecords.queries.ts';
import type { Trust } from '../prescriptions/trust/Trust.ts';
import {
  countListedPrescriptions,
  isTimeKey,
  type PrescriptionListRow,
  readListedPrescriptions,
} from './prescriptionList.queries.ts';

/** Prescriptions that one request checks at most, to find those that hold or fail. */
const MOST_CHECKED = 500;
/** Prescriptions that are checked before other requests are answered: some milliseconds, if all are signed. */
const CHECKED_AT_ONCE = 10;

/** Dependencies of the list. */
export interface PrescriptionListContext {
  readonly db: Db;
  readonly trust: Trust;
  readonly now: Date;
}

interface CheckedRow {
  readonly key: string;
  readonly listed: ListedPrescription;
}

/**
 * Returns a page of prescriptions: by default the newest first, 50 of them, with the check of each recomputed. A filter
 * of the check looks at 500 prescriptions at most, so that a page may be short and still have a next one. Refuses with
 * 'invalid-request' a mark that no page began or ended with, and two of them.
 */
export async function listPrescriptions(
  context: PrescriptionListContext,
  request: PrescriptionPageRequest,
): Promise<PrescriptionPage> {
  const { db, now } = context;
  const { filter, isDescending = true, after, before, limit = PRESCRIPTIONS_A_PAGE } = request;
  if (after !== undefined && before !== undefined) throw new Refused('invalid-request');
  const isBackward = before !== undefined;
  const mark = readMark(after ?? before, isTimeKey);
  const isByCheck = filter.check !== undefined;
  // One more than asked for tells whether there is another page.
  const most = isByCheck ? MOST_CHECKED : limit;
  const window = { isDescending, mark, isBackward, limit: most + 1 };
  const [found, total] = await Promise.all([
    readListedPrescriptions(db, filter, window, now),
    isByCheck ? undefined : countListedPrescriptions(db, filter, now),
  ]);
  const meant = await checkUntilFound(context, found.slice(0, most), {
    check: filter.check,
    enough: limit + 1,
  });
  const page = meant.slice(0, limit);
  const hasMore = found.length > most || meant.length > limit;
  const shown = isBackward ? page.toReversed() : page;
  // Where the search stopped, if it found too few.
  const end = meant.length > limit ? page.at(-1) : found.slice(0, most).at(-1);
  const edge = isBackward ? { first: end, last: shown.at(-1) } : { first: shown[0], last: end };
  const hasNext = isBackward || hasMore;
  const hasPrevious = isBackward ? hasMore : mark !== undefined;
  return {
    prescriptions: shown.map(({ listed }) => listed),
    ...(hasNext && edge.last ? { next: markOf(edge.last) } : {}),
    ...(hasPrevious && edge.first ? { previous: markOf(edge.first) } : {}),
    ...(total === undefined ? {} : { total }),
  };
}

const markOf = ({ key, listed }: Pick<PrescriptionListRow, 'key' | 'listed'>): string =>
  writeMark({ key, id: listed.id });

/**
 * Compares the records of each prescription, as its page does, but for the bytes of its PDF. Returns those with a result, or
 * all, in their order, until there are enough.
 */
async function checkUntilFound(
  { db, trust }: PrescriptionListContext,
  rows: readonly PrescriptionListRow[],
  { check, enough }: { readonly check: PrescriptionListFilter['check']; readonly enough: number },
): Promise<readonly CheckedRow[]> {
  const anchors = await trust.anchors.current();
  const ids = rows.map(({ listed }) => listed.id);
  const records = new Map(
    (await readRecords(db, ids, anchors)).map((each) => [each.prescription.id, each]),
  );
  const meant: CheckedRow[] = [];
  for (const [at, { key, listed }] of rows.entries()) {
    if (meant.length === enough) break;
    if (at > 0 && at % CHECKED_AT_ONCE === 0) await nextTurn();
    const found = records.get(listed.id);
    const findings = found ? await checkRecords(found, trust, anchors) : [];
    const doesHold = found !== undefined && findings.every(({ holds }) => holds);
    const isMeant = check === undefined || doesHold === (check === 'holds');
    if (isMeant) meant.push({ key, listed: { ...listed, doesHold } });
  }
  return meant;
}
