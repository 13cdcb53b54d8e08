import type { Reached } from '../reach/reach.ts';

/** The wall time of the tests of one file. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** The outcome of a part. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Failures, one line each. A part may know only their number. */
  readonly failures?: readonly string[];
  /** The test files with failures, from the root of the repository. Undefined if something else failed. */
  readonly failedFiles?: readonly string[] | undefined;
  /** Tests that this machine or an earlier failure prevented, one line each. */
  readonly skipped?: readonly string[];
  /** User and system time of all processes. Undefined if it cannot be measured. */
  readonly cpuSeconds?: number | undefined;
  readonly files?: readonly FileTime[];
}

/** A part that this machine cannot run. */
export interface Unavailable {
  readonly why: string;
  /** The number of its checks that do not run. */
  readonly count: number;
}

/** How to run a part. */
export interface Run {
  /** The arguments after the part's name. */
  readonly filters: readonly string[];
  /** The names of all parts that run, including this one. */
  readonly parts: readonly string[];
  /** If set, only tests that import a file changed since this commit run. */
  readonly since?: string | undefined;
  /** Tags of tests that run only in `npm run test:all`. */
  readonly excludedTags: readonly string[];
  /** Whether stories get all checks and pictures, as in `test:all`. */
  readonly hasAllStoryChecks: boolean;
  /** The stories that run: all (the default), those that import a file changed since a commit, or none. */
  readonly stories?: 'all' | 'none' | { readonly since: string };
  /** Set in slow mode. The seed gives the order of files if the tool can shuffle them. */
  readonly slow?: { readonly seed: number } | undefined;
  /** Runs one file at a time, for a second try. */
  readonly isAlone?: boolean;
}

/** One part of the test command. */
export interface Part {
  readonly name: string;
  /** Runs the part and prints its output. */
  readonly run: (run: Run) => Promise<Tally>;
  /** The changes that can make it fail. Default: any. */
  readonly reached?: Reached;
  /** Whether it runs only in `npm run test:all` or when named. */
  readonly isOnlyInAll?: boolean;
  /** Runs at the same time as the part of this name and prints its output at the end. */
  readonly runsWith?: string;
  /** What a whole run skips on this machine, and why. Ignored when the part is named. */
  readonly unavailable?: () => Unavailable | undefined;
}
