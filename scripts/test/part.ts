/** What the checks of a part came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line each, for the end of a long run; a part may know no more than the number. */
  readonly failures?: readonly string[];
}

/** One part of the test command: what it is called and how it is run. */
export interface Part {
  readonly name: string;
  /** Runs the part, printing as it goes; `filters` are what the caller typed after the part's name. */
  readonly run: (filters: readonly string[]) => Tally;
  /** Why the whole run goes without it on this machine; asked for by its name it runs all the same. */
  readonly whyLeftOut?: () => string | undefined;
}
