import { checkQuantity } from '../carts/checkQuantity.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { messages } from '../problems/messages.ts';
import { type ManualItem, soldByHand } from './prescriptionItem.ts';
import { tidyLine } from '../text/tidyLine.ts';

const LONGEST_NAME = 300;

/** A prescriber's input for a product that is not in the catalogue. */
export interface ManualInput {
  readonly name: string;
  readonly quantity: unknown;
}

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
