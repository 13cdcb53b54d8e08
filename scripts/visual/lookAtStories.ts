import { type VitestRun, runVitest } from '../test/runVitest.ts';
import { findings } from './findings.ts';

/** Runs the stories that have pictures, comparing or recording; what was found is in `findings`. */
export function lookAtStories(purpose: 'compare' | 'record', args: readonly string[]): VitestRun {
  findings.clear();
  return runVitest(
    // One after the other, a core would look on while the other draws.
    ['--config=scripts/visual/vitest.config.ts', '--maxWorkers=2', ...args],
    { PICTURES: purpose },
  );
}
