/** Limits on documents of unconfirmed registrations, in bytes. */
export interface UnconfirmedLimits {
  /** For all networks together. */
  readonly mostBytes: number;
  /** Per network and day. */
  readonly mostBytesOfNetwork: number;
}
