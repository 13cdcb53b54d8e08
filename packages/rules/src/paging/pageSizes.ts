/** Rows on one page of each list (spec 9.1). */
export const PAGE_SIZES = {
  products: 12,
  orders: 12,
  prescriptions: 12,
  /** As the others; the specification does not say. */
  patients: 12,
  /** The first of a user's patients by name: whoever has fewer searches all of them without asking the server. */
  patientsAtHand: 100,
  /** What a notification dropdown holds. */
  notifications: 5,
  /** What a call gives that does not say. */
  call: 15,
} as const;
