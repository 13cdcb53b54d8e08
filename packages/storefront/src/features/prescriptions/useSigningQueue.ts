import { countPrescriptions, listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import {
  continueQueue,
  neighboursInQueue,
  type QueueEntry,
} from '@formulary/rules/prescriptions/signing/signingQueue';
import { useState } from 'react';
import { useRead } from '../../lib/http/useRead.ts';
import { usePrescription } from './usePrescription.ts';

const page = { skip: 0, limit: 100 };

interface Seen {
  readonly list: readonly Prescription[] | undefined;
  readonly shown: Prescription | undefined;
  readonly queue: readonly QueueEntry<Prescription>[];
}

const unseen: Seen = { list: undefined, shown: undefined, queue: [] };

/**
 * Returns what waits for a prescriber, nearest deadline first, in an order that lasts while this page is open; the next
 * one is preloaded. Reads nothing without a prescriber.
 */
export function useSigningQueue(
  prescriberId: number | undefined,
  shownId: number,
  shown: Prescription | undefined,
) {
  const query = { status: 'unsigned', prescriberId: prescriberId ?? 0 } as const;
  const isOn = prescriberId !== undefined;
  const quiet = { keepPrevious: true };
  const sorted = { ...query, isByDeadline: true };
  const list = useRead(listPrescriptions, isOn ? { body: { query: sorted, page } } : null, quiet);
  const count = useRead(countPrescriptions, isOn ? { body: { query } } : null, quiet);
  const [seen, setSeen] = useState(unseen);
  if (list.data && (list.data !== seen.list || shown !== seen.shown)) {
    const continued = continueQueue(seen.queue, list.data);
    setSeen({ list: list.data, shown, queue: continued.map((entry) => withShown(entry, shown)) });
  }
  const { queue } = seen;
  const { previous, next } = neighboursInQueue(queue, shownId);
  usePrescription(next);
  const listed = list.data?.length ?? 0;
  const beyond = Math.max(0, (count.data ?? 0) - listed);
  const waiting = queue.filter(({ isDone }) => !isDone);
  const others = waiting.filter(({ prescription }) => prescription.id !== shownId);
  // A list shorter than its limit is complete.
  const unread = [list, ...(listed < page.limit ? [] : [count])].filter(
    ({ data }) => data === undefined,
  );
  return {
    queue,
    previousId: previous,
    nextId: next,
    /** Number that waits, with the shown one. */
    left: waiting.length + beyond,
    /** Number that waits beside the shown one. */
    othersLeft: others.length + beyond,
    isKnown: unread.length === 0,
    isFailed: unread.some(({ error }) => error !== undefined),
    isRetrying: unread.some(({ isValidating }) => isValidating),
    retry: () => void Promise.all(unread.map(({ mutate }) => mutate())),
  };
}

/** Keeps what became of the shown prescription, which the list no longer has once it is signed. */
function withShown(
  entry: QueueEntry<Prescription>,
  shown: Prescription | undefined,
): QueueEntry<Prescription> {
  if (shown?.id !== entry.prescription.id) return entry;
  return { prescription: shown, isDone: entry.isDone || shown.status !== 'unsigned' };
}
