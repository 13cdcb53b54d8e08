import { listPreOrderPrescriptions } from '@formulary/rules/calls/preOrderCalls';
import { useEffect } from 'react';
import { allocationMismatches } from '@formulary/rules/allocation/allocationMismatches';
import { allocationStateOf } from '@formulary/rules/allocation/allocationState';
import { prescriptionRefusals } from '@formulary/rules/allocation/checkAllocation';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import { callApi } from '../../../lib/http/http.ts';
import { useRead } from '../../../lib/http/useRead.ts';
import { useCartWriter } from '../../carts/CartWriterProvider.tsx';
import { useReportLoadFailure } from '../useReportLoadFailure.ts';
import type { PrescriptionWriter } from './createPrescriptionWriter.ts';
import { usePrescriptionWriter } from './usePrescriptionWriter.ts';
import { useCategories } from '../../catalogue/useCategories.ts';
import { usePrescribers } from '../../accounts/usePrescribers.ts';

interface PrescriptionsOwner {
  /** Cart lines, once loaded. */
  readonly lines: readonly CartLine[];
  readonly isPrescriber: boolean;
}

/**
 * Reads the prescriptions of the cart, their rules and what they still lack; reads nothing for a cart without
 * prescription lines.
 */
export function usePrescriptions({ lines, isPrescriber }: PrescriptionsOwner) {
  const isNeeded = lines.some(({ isPrescription }) => isPrescription);
  const writer = usePrescriptionWriter();
  const preOrder = usePreOrder(writer, isNeeded);
  const categories = useCategories();
  const prescribers = usePrescribers(isNeeded && !isPrescriber);
  const reads = [preOrder, categories, ...(isPrescriber ? [] : [prescribers])];

  // A failed reload keeps the earlier data.
  const failed = reads.filter(({ data, error }) => error !== undefined && data === undefined);
  const isComplete = reads.every(({ data }) => data !== undefined);
  const prescriptions = preOrder.data ?? [];
  const allocation = allocationStateOf(lines, categories.data ?? [], prescriptions);
  const linkedPrescriberIds = isPrescriber ? undefined : prescribers.data?.map(({ id }) => id);
  const data =
    isNeeded && isComplete
      ? {
          prescriptions,
          allocation,
          prescribers: prescribers.data ?? [],
          isPrescriber,
          refusals: prescriptionRefusals(allocation, { isPrescriber, linkedPrescriberIds }),
          mismatches: allocationMismatches(allocation),
        }
      : undefined;
  return {
    isNeeded,
    writer,
    data,
    isFailed: isNeeded && failed.length > 0,
    isRetrying: failed.some(({ isValidating }) => isValidating),
    /** Reads the prescriptions again. */
    readAgain: async () => void (await preOrder.mutate()),
    /** Clears the prescriptions after the order is placed. */
    forget: async () => void (await preOrder.mutate([], { revalidate: false })),
    retry: () => void Promise.all(failed.map(({ mutate }) => mutate())),
  };
}

/** Prescriptions of the checkout; see `usePrescriptions`. */
export type CheckoutPrescriptions = ReturnType<typeof usePrescriptions>;

/** Prescription data, once loaded. */
export type PrescriptionData = NonNullable<CheckoutPrescriptions['data']>;

/**
 * Reads the cart's prescriptions with pending changes applied; reads them again when the cart has changed (spec 7.53).
 */
function usePreOrder(writer: PrescriptionWriter, isNeeded: boolean) {
  const cartWriter = useCartWriter();
  const read = useRead(listPreOrderPrescriptions, isNeeded ? {} : null, {
    read: async () => {
      const startedAt = writer.beginReading();
      const prescriptions = await callApi(listPreOrderPrescriptions, {}, { isBackground: true });
      return writer.read(prescriptions, startedAt);
    },
  });
  useReportLoadFailure('listPreOrderPrescriptions', read.error);
  const { mutate } = read;
  useEffect(
    () =>
      cartWriter?.listen(({ kind }) => {
        if (kind === 'done') void mutate();
      }),
    [cartWriter, mutate],
  );
  return read;
}
