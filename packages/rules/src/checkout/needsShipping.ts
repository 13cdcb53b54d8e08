import { COLLECTION_OPTION_ID } from './collectionOption.ts';

/** Returns whether a delivery option needs a shipping address (spec 9.8). */
export function needsShipping(deliveryOptionId: number): boolean {
  return deliveryOptionId !== COLLECTION_OPTION_ID;
}
