/** One row of docs/acceptance.md. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly requirement: string;
  /** What of the requirement no test shows, in words; empty where nothing is left out. */
  readonly missing: string;
}
