/** Who does something to a prescription, and from where, as its events keep it. */
export interface Origin {
  readonly userId: number;
  readonly address: string;
  readonly agent: string | undefined;
}
