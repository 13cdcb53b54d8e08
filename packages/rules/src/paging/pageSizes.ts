/** Rows per page of each list (spec 9.1). */
export const PAGE_SIZES = {
  products: 12,
  orders: 12,
  prescriptions: 12,
  /** Like the other lists; the specification does not say. */
  patients: 12,
  /** The first of a user's patients by name. Users with fewer search all of them without a request. */
  patientsAtHand: 100,
  /** Rows of a notification dropdown. */
  notifications: 5,
  /** Default of the calls. */
  call: 15,
} as const;
