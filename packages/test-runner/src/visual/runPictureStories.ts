import { type VitestRun, runVitest } from '../tools/runVitest.ts';
import { findings } from './findings.ts';

/** Runs the stories that have pictures, to compare or record. `findings` has the results. */
export function runPictureStories(
  purpose: 'compare' | 'record',
  args: readonly string[],
  { hasAllStoryChecks = true, workers = 2 } = {},
): Promise<VitestRun> {
  findings.clear();
  return runVitest(
    [
      '--config=packages/test-runner/src/visual/vitest.config.ts',
      `--maxWorkers=${workers}`,
      ...args,
    ],
    { PICTURES: purpose, VITE_ALL_STORY_CHECKS: String(hasAllStoryChecks) },
  );
}
