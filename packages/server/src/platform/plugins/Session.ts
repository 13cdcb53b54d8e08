/** Who is calling, as a live token says. */
export interface Session {
  readonly userId: number;
  readonly isPrescriber: boolean;
}
