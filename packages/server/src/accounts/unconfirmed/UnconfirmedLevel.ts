/** Usage of the space for documents of unconfirmed registrations. */
export interface UnconfirmedLevel {
  readonly usedBytes: number;
  readonly mostBytes: number;
}
