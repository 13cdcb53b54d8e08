import { runTool } from '../test/runTool.ts';
import { findings } from './findings.ts';

/** The stories that have their picture taken: every component's last one, and each screen as those see it who come to it and in each state of the wire. */
const PICTURED =
  '^(All States|Visitor|Practitioner|Choice|Loading|Empty|Failed|Not There|Refused|In Review|Dead Link|Verified|Sending|Searched|Of A Category|Collected|Changed|Oops)$';

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
