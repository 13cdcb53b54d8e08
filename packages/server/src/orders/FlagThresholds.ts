/** From how many in 24 hours on staff look at orders with prescriptions (threat T72). */
export interface FlagThresholds {
  /** Orders with prescriptions that go to one postcode. */
  readonly orders: number;
  /** Patients of one postcode for whom something is prescribed. */
  readonly patients: number;
}
