/** Actor, client address and user agent of a prescription's event. */
export interface Origin {
  readonly userId: number;
  readonly address: string;
  readonly agent: string | undefined;
}
