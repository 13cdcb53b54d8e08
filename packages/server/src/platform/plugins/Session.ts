/** The caller, identified by a live token. */
export interface Session {
  readonly userId: number;
  readonly isPrescriber: boolean;
}
