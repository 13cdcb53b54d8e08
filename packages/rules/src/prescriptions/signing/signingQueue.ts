import { formatDay } from '../../dates/day.ts';
import { londonDay } from '../../dates/londonTime.ts';
import { patientName } from '../../patients/patientIdentity.ts';
import type { TwoNames } from '../../text/fullName.ts';
import { cutOffOfToday, leavesToday } from '../leavesToday.ts';
import type { Prescription } from '../prescription.ts';

/** Until when a prescription has to be signed, in words. */
export interface SigningDeadline {
  readonly words: string;
  /** Whether signing it now lets its order leave today. */
  readonly isToday: boolean;
}

/**
 * Returns until when a prescription has to be signed: the cut-off while its paid order can still leave today (spec 9.15),
 * otherwise the day on which it lapses. From a Friday chilled goods leave on Monday. Undefined if it waits for nothing.
 */
export function signingDeadline(
  { signBy, order }: Pick<Prescription, 'signBy' | 'order'>,
  now: Date,
): SigningDeadline | undefined {
  if (!signBy) return undefined;
  if (order?.isPaid !== true || !leavesToday(now))
    return { words: `Sign by ${formatDay(londonDay(signBy))}`, isToday: false };
  const exception = leavesToday(now, true) ? '' : ', unless it is chilled';
  return { words: `Sign by ${cutOffOfToday(now)} to ship today${exception}`, isToday: true };
}

/** Returns the first item and how many more there are: 'Lidocaine 4% cream, 30 g tube', 2. Leaves out replaced items. */
export function firstItem(items: Prescription['items']): {
  readonly name: string;
  readonly more: number;
} {
  const given = items.filter(({ substitutedBy }) => substitutedBy === undefined);
  return { name: given[0]?.name ?? '', more: Math.max(0, given.length - 1) };
}

/** Returns the names, as in lists, that several different patients have: 'JONES, Amara'. */
export function sharedNames(
  patients: readonly (TwoNames & { readonly id: number })[],
): ReadonlySet<string> {
  const idsByName = new Map<string, Set<number>>();
  for (const patient of patients) {
    const name = patientName(patient);
    idsByName.set(name, (idsByName.get(name) ?? new Set()).add(patient.id));
  }
  return new Set([...idsByName].filter(([, ids]) => ids.size > 1).map(([name]) => name));
}

/** The order of a queue while somebody works through it: prescriptions that wait, and those done meanwhile. */
export interface QueueEntry<Each> {
  readonly prescription: Each;
  /** Signed or rejected since the queue was opened. */
  readonly isDone: boolean;
}

/**
 * Returns a queue in its earlier order after it was read again: what no longer waits stays in its place as done, and
 * what is new comes last, so that nothing moves under the reader's eyes.
 */
export function continueQueue<Each extends { readonly id: number }>(
  before: readonly QueueEntry<Each>[],
  waiting: readonly Each[],
): readonly QueueEntry<Each>[] {
  const byId = new Map(waiting.map((each) => [each.id, each]));
  const known = new Set(before.map(({ prescription }) => prescription.id));
  return [
    ...before.map(({ prescription }) => {
      const again = byId.get(prescription.id);
      return { prescription: again ?? prescription, isDone: again === undefined };
    }),
    ...waiting
      .filter(({ id }) => !known.has(id))
      .map((prescription) => ({ prescription, isDone: false })),
  ];
}

/**
 * Returns the ids of the nearest waiting prescriptions before and after the shown one. After the last comes the first
 * that waits, so that skipped ones are met again.
 */
export function neighboursInQueue(
  queue: readonly QueueEntry<{ readonly id: number }>[],
  shownId: number,
): { readonly previous: number | undefined; readonly next: number | undefined } {
  const at = queue.findIndex(({ prescription }) => prescription.id === shownId);
  const waits = ({ prescription, isDone }: (typeof queue)[number]) =>
    !isDone && prescription.id !== shownId;
  const after = queue.slice(at + 1).find(waits) ?? queue.find(waits);
  const before = at < 0 ? undefined : queue.slice(0, at).findLast(waits);
  return { previous: before?.prescription.id, next: after?.prescription.id };
}
