import { type VitestRun, runVitest } from '../test/runVitest.ts';
import { findings } from './findings.ts';

/** Runs the stories that have pictures, to compare or record. `findings` has the results. */
export function lookAtStories(
  purpose: 'compare' | 'record',
  args: readonly string[],
  { isEveryLook = true, workers = 2 } = {},
): Promise<VitestRun> {
  findings.clear();
  return runVitest(
    ['--config=scripts/visual/vitest.config.ts', `--maxWorkers=${workers}`, ...args],
    { PICTURES: purpose, VITE_EVERY_LOOK: String(isEveryLook) },
  );
}
