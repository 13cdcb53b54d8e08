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
    ['run', '--config=scripts/visual/vitest.config.ts', ...args, ...filters],
    { PICTURES: purpose },
  );
}
