/** What is being checked out: the cart, or what a prescriber writes by hand instead (spec 2.14). */
export interface CheckoutContext {
  readonly hasPrescriptionLines: boolean;
  readonly isManual: boolean;
}

/** A cart without prescription lines. */
export const WITHOUT_PRESCRIPTIONS: CheckoutContext = {
  hasPrescriptionLines: false,
  isManual: false,
};
