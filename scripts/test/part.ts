import type { Reached } from './reach.ts';

/** How long the tests of one file took. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** The outcome of a part. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line each; a part may know no more than the number. */
  readonly failures?: readonly string[];
  /** The test files that hold every failure, from the folder of the checkout; none where something else failed. */
  readonly failedFiles?: readonly string[] | undefined;
  /** Tests that this machine or an earlier failure kept from running, a line each. */
  readonly skipped?: readonly string[];
  /** User and system time of all processes; none where it cannot be measured. */
  readonly cpuSeconds?: number | undefined;
  readonly files?: readonly FileTime[];
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
  /** Tags of tests that are left to `npm run test:all`. */
  readonly leftToAll: readonly string[];
  /** Whether stories are looked at in every way and pictured whole, or as `npm test` does where a change reaches none. */
  readonly isEveryLook: boolean;
  /** In slow mode; the seed decides the order of the files, where the tool can shuffle them. */
  readonly slow?: { readonly seed: number } | undefined;
  /** Runs one file at a time: for a second try, undisturbed by other tests. */
  readonly isAlone?: boolean;
}

/** One part of the test command. */
export interface Part {
  readonly name: string;
  /** Runs the part, printing as it goes. */
  readonly run: (run: Run) => Promise<Tally>;
  /** Which changes can make it fail; any, unless said otherwise. */
  readonly reached?: Reached;
  /** Whether it runs in `npm run test:all` alone, or when it is asked for by its name. */
  readonly isOnlyInAll?: boolean;
  /** Runs beside the part of this name and prints when it has ended. */
  readonly beside?: string;
  /** What the whole run goes without on this machine, and why; asked for by its name the part runs all the same. */
  readonly leftOut?: () => LeftOut | undefined;
}
