import { runTool } from '../test/runTool.ts';
import { findings } from './findings.ts';

/** Runs the stories that have pictures, comparing or recording; answers the exit code. What was found is in `findings`. */
export function lookAtStories(
  purpose: 'compare' | 'record',
  filters: readonly string[],
  args: readonly string[] = [],
): number {
  findings.clear();
  return runTool(
    'vitest',
    // One after the other, a core would look on while the other draws.
    ['run', '--config=scripts/visual/vitest.config.ts', '--maxWorkers=2', ...args, ...filters],
    { PICTURES: purpose },
  );
}
