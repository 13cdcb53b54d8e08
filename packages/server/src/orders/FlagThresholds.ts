/** Counts within 24 hours that flag an order with prescriptions for staff (threat T72). */
export interface FlagThresholds {
  /** Orders with prescriptions delivered to one postcode. */
  readonly orders: number;
  /** Patients of one postcode with a prescription. */
  readonly patients: number;
}
