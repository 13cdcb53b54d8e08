/** The sections of the checkout in their order (spec 2.14, 4.8). */
export const checkoutSteps = ['delivery', 'billing', 'shipping', 'payment', 'note'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** The delivery option that needs no shipping address: collection from the pharmacy (spec 9.8, reading R13). */
export const COLLECTION_OPTION_ID = 1;

/** Whether a delivery option needs a shipping address (spec 9.8). */
export function needsShipping(deliveryOptionId: number): boolean {
  return deliveryOptionId !== COLLECTION_OPTION_ID;
}
