/** How full the room for documents of unconfirmed registrations is. */
export interface UnconfirmedLevel {
  readonly usedBytes: number;
  readonly mostBytes: number;
}
