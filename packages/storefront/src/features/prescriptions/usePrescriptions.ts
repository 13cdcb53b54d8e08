import { allocationMismatches } from '@formulary/rules/allocation/allocationMismatches';
import { allocationStateOf } from '@formulary/rules/allocation/allocationStateOf';
import { prescriptionRefusals } from '@formulary/rules/allocation/prescriptionRefusals';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import { useCategories } from '../catalogue/useCategories.ts';
import { usePreOrder } from './usePreOrder.ts';
import { usePrescribers } from '../accounts/usePrescribers.ts';
import { usePrescriptionWriter } from './usePrescriptionWriter.ts';

interface PrescriptionsOwner {
  /** The cart, once it is there. */
  readonly lines: readonly CartLine[];
  readonly isPrescriber: boolean;
}

/** The prescriptions of the cart, what they are judged by and what they still lack; nothing is read for a cart without prescription lines. */
export function usePrescriptions({ lines, isPrescriber }: PrescriptionsOwner) {
  const isWanted = lines.some(({ isPrescription }) => isPrescription);
  const writer = usePrescriptionWriter();
  const preOrder = usePreOrder(writer, isWanted);
  const categories = useCategories();
  const prescribers = usePrescribers(isWanted && !isPrescriber);
  const reads = [preOrder, categories, ...(isPrescriber ? [] : [prescribers])];

  // What was there before stays, also when reading it again fails.
  const failed = reads.filter(({ data, error }) => error !== undefined && data === undefined);
  const isComplete = reads.every(({ data }) => data !== undefined);
  const prescriptions = preOrder.data ?? [];
  const allocation = allocationStateOf(lines, categories.data ?? [], prescriptions);
  const linkedPrescriberIds = isPrescriber ? undefined : prescribers.data?.map(({ id }) => id);
  const data =
    isWanted && isComplete
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
    isWanted,
    writer,
    data,
    isFailed: isWanted && failed.length > 0,
    isRetrying: failed.some(({ isValidating }) => isValidating),
    /** Reads them again. */
    readAgain: async () => void (await preOrder.mutate()),
    /** Nothing is left of them: they are ordered. */
    forget: async () => void (await preOrder.mutate([], { revalidate: false })),
    retry: () => void Promise.all(failed.map(({ mutate }) => mutate())),
  };
}

/** The prescriptions of the checkout; see `usePrescriptions`. */
export type CheckoutPrescriptions = ReturnType<typeof usePrescriptions>;

/** What is known of them once they have come. */
export type PrescriptionData = NonNullable<CheckoutPrescriptions['data']>;
