import { runTool } from '../test/runTool.ts';
import { findings } from './findings.ts';

/** The stories that have their picture taken: every component's last one, and each screen as those see it who come to it. */
const PICTURED = '^(All States|Visitor|Practitioner)$';

/** Runs the stories that have pictures, comparing or recording; answers the exit code. What was found is in `findings`. */
export function lookAtStories(
  purpose: 'compare' | 'record',
  filters: readonly string[],
  args: readonly string[] = [],
): number {
  findings.clear();
  return runTool(
    'vitest',
    [
      'run',
      '--config=scripts/visual/vitest.config.ts',
      `--testNamePattern=${PICTURED}`,
      ...args,
      ...filters,
    ],
    { PICTURES: purpose },
  );
}
