import { checkQuantity } from '../carts/checkQuantity.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { PrescriptionItem } from './prescriptionItem.ts';
import { tidyLine } from '../text/tidyLine.ts';
import { messages, type RefusalCode } from '../problems/messages.ts';

/** How manual items are sold: on prescription, and so without VAT (spec 3.15). */
export const soldByHand = { isPrescription: true, vatPercent: 0 } as const;

/** A manual item of a prescriber, outside the catalogue (spec 3.15). */
export type ManualItem = Pick<
  PrescriptionItem,
  'productId' | 'name' | 'unitPrice' | 'allocated'
> & {
  readonly isManual: true;
} & typeof soldByHand;

/** A prescriber's input for a product that is not in the catalogue. */
export interface ManualInput {
  readonly name: string;
  readonly quantity: unknown;
}

const LONGEST_NAME = 300;

/**
 * Creates a manual item: outside the catalogue, on prescription and so without VAT, with price 0 until the pharmacy
 * sets it (spec 3.15, 8.14). Refuses a name that is empty or over 300 characters ('Invalid name') and a quantity below
 * 1 or not whole ('Invalid quantity'), both at once by field. The code is that of the first error (spec 5.22).
 */
export function createManualItem(input: ManualInput): Result<ManualItem, Refusal> {
  const name = tidyLine(input.name);
  const quantity = checkQuantity(input.quantity);
  const isNamed = name !== '' && name.length <= LONGEST_NAME;
  const isCounted = quantity.ok && quantity.value >= 1;
  if (isNamed && isCounted) {
    const product = { productId: 0, isManual: true, name, unitPrice: 0 } as const;
    return accept({ ...product, allocated: quantity.value, ...soldByHand });
  }
  return refuse(isNamed ? 'invalid-quantity' : 'manual-name-required', {
    ...(isNamed ? {} : { name: messages['manual-name-required'] }),
    ...(isCounted ? {} : { quantity: messages['invalid-quantity'] }),
  });
}

/** A manual prescription, possibly incomplete. */
interface ManualPrescription {
  readonly patientId?: number | undefined;
  readonly items: readonly ManualInput[];
}

/**
 * Returns what a manual prescription still needs before submission, in the order in which the prescriber meets it. It
 * needs a patient, an item, and a name and a quantity of at least 1 for each item (spec 5.22). Empty if nothing is
 * missing.
 */
export function manualPrescriptionRefusals({
  patientId,
  items,
}: ManualPrescription): readonly Refusal[] {
  const missing: readonly (readonly [boolean, RefusalCode])[] = [
    [patientId === undefined, 'patient-required'],
    [items.length === 0, 'prescription-empty'],
  ];
  const ofItems = items
    .map(createManualItem)
    .flatMap((answer) => (answer.ok ? [] : [answer.problem]));
  return [
    ...missing.filter(([isMissing]) => isMissing).map(([, code]) => refuse(code).problem),
    ...ofItems,
  ];
}
