/** A row of docs/acceptance.md. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly requirement: string;
  /** The part of the requirement that no test proves, in words; empty if none. */
  readonly missing: string;
}
