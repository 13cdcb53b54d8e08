import { type MutationPartName, mutationParts } from './mutationParts.ts';

/** One run of Stryker, as `npm run mutation` hands it over: one part of the shop, because each has tests of its own. */
export interface MutationRun {
  readonly part: MutationPartName;
  /** Only these files, from the root of the repository; all of the part unless said. */
  readonly files?: readonly string[];
  /** Only so many mutants, drawn by a seed. */
  readonly sample?: { readonly size: number; readonly seed: number };
}

/** The environment variable that carries the run to Stryker and its workers. */
export const MUTATION_RUN = 'FORMULARY_MUTATION_RUN';

/** The run that the environment asks for; all of the rules when it asks for none. */
export function readMutationRun(env: NodeJS.ProcessEnv): MutationRun {
  const run = JSON.parse(env[MUTATION_RUN] ?? '{"part":"rules"}') as MutationRun;
  if (!Object.hasOwn(mutationParts, run.part)) throw new Error(`No part is called ${run.part}`);
  return run;
}
