/** The kind of checkout: a cart, or a manual prescription of a prescriber (spec 2.14). */
export interface CheckoutContext {
  readonly hasPrescriptionLines: boolean;
  readonly isManual: boolean;
}

/** A cart without prescription lines. */
export const WITHOUT_PRESCRIPTIONS: CheckoutContext = {
  hasPrescriptionLines: false,
  isManual: false,
};
