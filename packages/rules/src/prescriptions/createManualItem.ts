import { checkQuantity } from '../carts/checkQuantity.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { messages } from '../problems/messages.ts';
import { type ManualItem, soldByHand } from './prescriptionItem.ts';
import { tidyLine } from '../text/tidyLine.ts';

const LONGEST_NAME = 300;

/** What a prescriber writes for a product that the catalogue does not have. */
export interface ManualInput {
  readonly name: string;
  readonly quantity: unknown;
}

/**
 * A manual item: no product of the catalogue, bought on prescription and so without VAT; its price is 0 until the
 * pharmacy sets it (spec 3.15, 8.14).
 * Refuses a name that is empty or over 300 characters ('Invalid name') and a quantity that is no whole number from 1 on
 * ('Invalid quantity'), both at once by field; the code is that of the first (spec 5.22).
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
