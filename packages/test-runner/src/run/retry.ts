import type { Part, Run, Tally } from '../parts/part.ts';

/** More failed files than this are not tried again. */
const MOST_FILES = 10;

/** The outcome of a part, with its flaky tests. */
export interface RetriedTally extends Tally {
  /** One line for each test that failed once and then passed. */
  readonly flaky?: readonly string[];
}

/** Returns whether the failures can be tried again: all lie in a few known test files. */
export function canRetry({ failed, failedFiles }: Tally): boolean {
  const count = failedFiles?.length ?? 0;
  return failed > 0 && count > 0 && count <= MOST_FILES;
}

/**
 * Runs the failed test files of a part once more, one at a time. If all pass, the part passes and its failures count as
 * flaky. Otherwise the first failures stand.
 */
export async function retry(part: Part, first: Tally, run: Run): Promise<RetriedTally> {
  const { failures = [], failedFiles = [] } = first;
  const second = await part.run({ ...run, filters: failedFiles, since: undefined, isAlone: true });
  const cpuSeconds = (first.cpuSeconds ?? 0) + (second.cpuSeconds ?? 0);
  if (second.failed > 0) return { ...first, cpuSeconds };
  return {
    ...first,
    passed: first.passed + first.failed,
    failed: 0,
    failures: [],
    flaky: failures,
    cpuSeconds,
  };
}
