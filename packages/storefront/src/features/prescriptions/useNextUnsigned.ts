import { countPrescriptions, listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { isEditable } from '@formulary/rules/prescriptions/prescriptionAction';
import { useRead } from '../../lib/http/useRead.ts';
import { usePrescription } from './usePrescription.ts';

const page = { skip: 0, limit: 100 };

/** Returns the prescriber's next unsigned prescription, preloaded, and how many are left beside the shown one. */
export function useNextUnsigned(prescriberId: number | undefined, shownId: number) {
  const query = { status: 'unsigned', prescriberId: prescriberId ?? 0 } as const;
  const isOn = prescriberId !== undefined;
  const quiet = { isBackground: true, keepPrevious: true };
  const list = useRead(listPrescriptions, isOn ? { body: { query, page } } : null, quiet);
  const count = useRead(countPrescriptions, isOn ? { body: { query } } : null, quiet);
  const others = list.data?.filter(
    (each) => each.id !== shownId && isEditable(each, each.prescriberId),
  );
  // Oldest first.
  const nextId = others?.at(-1)?.id;
  usePrescription(nextId, { isBackground: true });
  const seen = list.data?.length ?? 0;
  const unseen = Math.max(0, (count.data ?? 0) - seen);
  // A list shorter than its limit is complete.
  const unread = [list, ...(seen < page.limit ? [] : [count])].filter(
    ({ data }) => data === undefined,
  );
  return {
    nextId,
    left: (others?.length ?? 0) + unseen,
    isKnown: unread.length === 0,
    isFailed: unread.some(({ error }) => error !== undefined),
    isRetrying: unread.some(({ isValidating }) => isValidating),
    retry: () => void Promise.all(unread.map(({ mutate }) => mutate())),
  };
}
