import type { MissedMutant } from './mutationScore.ts';
import { type MutationPartName, mutationParts } from './mutationParts.ts';

/** For Stryker's first run on a busy machine. Stryker has its own limit for each mutant. */
export const mutationTimeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

/** One run of Stryker over one part of the shop. */
export interface MutationRun {
  readonly part: MutationPartName;
  /** The files to mutate, from the root of the repository. Default: all of the part. */
  readonly files?: readonly string[];
  /** The storefront's features whose stories judge the mutants. Default: all stories. */
  readonly judges?: readonly string[];
  /** How many mutants of the part to draw. Default: all. */
  readonly sample?: {
    readonly size: number;
    readonly seed: number;
    /** Whether only mutants are drawn that a test of the part reaches. */
    readonly isOfReached?: boolean;
  };
  /** Mutants of another part that its own tests missed; this part's tests judge them too. */
  readonly missed?: readonly MissedMutant[];
}

/** The environment variable that passes the run to Stryker and its workers. */
export const MUTATION_RUN = 'FORMULARY_MUTATION_RUN';

/** Reads the run from the environment. Default: all of the rules. */
export function readMutationRun(env: NodeJS.ProcessEnv): MutationRun {
  const run = JSON.parse(env[MUTATION_RUN] ?? '{"part":"rules"}') as MutationRun;
  if (!Object.hasOwn(mutationParts, run.part)) throw new Error(`No part is called ${run.part}`);
  return run;
}
