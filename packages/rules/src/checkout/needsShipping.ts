/** The delivery option without a shipping address: collection from the pharmacy (spec 9.8, reading R13). */
export const COLLECTION_OPTION_ID = 1;

/** Returns whether a delivery option needs a shipping address (spec 9.8). */
export function needsShipping(deliveryOptionId: number): boolean {
  return deliveryOptionId !== COLLECTION_OPTION_ID;
}
