import type { Part, Run, Tally } from './part.ts';

/** More failed files than this are a fault, not chance. */
const MOST_FILES = 10;

/** The outcome of a part, with what failed at first and passed alone. */
export interface TriedTally extends Tally {
  /** A line for each test that failed once. */
  readonly flaky?: readonly string[];
}

/** Whether the failures of a part can be tried again: all of them lie in a few test files. */
export function canTryAgain({ failed, failedFiles }: Tally): boolean {
  const count = failedFiles?.length ?? 0;
  return failed > 0 && count > 0 && count <= MOST_FILES;
}

/**
 * Runs the failed test files of a part once more, one at a time. Where all of them pass, the part has passed and its
 * failures count as flaky; otherwise the first failures stand.
 */
export async function secondTry(part: Part, first: Tally, run: Run): Promise<TriedTally> {
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
