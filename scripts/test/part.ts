import type { Reached } from './reach.ts';

/** What the checks of a part came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line each, for the end of a long run; a part may know no more than the number. */
  readonly failures?: readonly string[];
  /** What is there and did not run, a line each. */
  readonly skipped?: readonly string[];
}

/** A part that a machine cannot run. */
export interface LeftOut {
  readonly why: string;
  /** How many checks of it do not run. */
  readonly count: number;
}

/** How a part is to be run. */
export interface Run {
  /** What the caller typed after the part's name. */
  readonly filters: readonly string[];
  /** The names of all parts that run, this one among them. */
  readonly parts: readonly string[];
  /** The commit since which files changed, where only tests that import one of those are to run; there may be none. */
  readonly since?: string | undefined;
}

/** One part of the test command: what it is called and how it is run. */
export interface Part {
  readonly name: string;
  /** Runs the part, printing as it goes. */
  readonly run: (run: Run) => Tally;
  /** Which changes can make it fail; any, unless said otherwise. */
  readonly reached?: Reached;
  /** What the whole run goes without on this machine, and why; asked for by its name the part runs all the same. */
  readonly leftOut?: () => LeftOut | undefined;
}
