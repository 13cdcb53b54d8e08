/** How much the documents of registrations that nobody has confirmed may take, in bytes. */
export interface UnconfirmedLimits {
  /** All of them together. */
  readonly mostBytes: number;
  /** Those that one network brings in a day. */
  readonly mostBytesOfNetwork: number;
}
