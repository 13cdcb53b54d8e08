import { expect, test } from 'vitest';
import { withReachedComponents } from './componentStories.ts';
import type { Run, Tally } from './part.ts';

const RUN: Run = { filters: [], parts: ['stories'], excludedTags: [], hasAllStoryChecks: false };
const SCREENS = { filters: ['packages/storefront/', '.storybook/'] };

/** Returns the runs that a run of the part makes, and their sum. */
async function runsOf(changes: Partial<Run>) {
  const runs: Partial<Run>[] = [];
  const part = withReachedComponents({
    name: 'stories',
    run: async ({ filters, since }) => {
      runs.push({ filters, ...(since !== undefined && { since }) });
      return { passed: 10, failed: 0, cpuSeconds: 3 };
    },
  });
  const tally: Tally = await part.run({ ...RUN, ...changes });
  return { runs, passed: tally.passed, cpuSeconds: tally.cpuSeconds };
}

test.each<[string, Partial<Run>, readonly Partial<Run>[]]>([
  ['a run by default', {}, [{ filters: [] }]],
  ['a change that reaches every story', { componentStories: 'all' }, [{ filters: [] }]],
  ['a change that reaches no component', { componentStories: 'none' }, [SCREENS]],
  [
    'a change that some components import',
    { componentStories: { since: 'abc' } },
    [SCREENS, { filters: ['packages/ui/'], since: 'abc' }],
  ],
  [
    'a second try of a file',
    { componentStories: 'none', filters: ['packages/ui/src/A.stories.tsx'] },
    [{ filters: ['packages/ui/src/A.stories.tsx'] }],
  ],
])('%s runs the right stories', async (_, changes, runs) => {
  expect(await runsOf(changes)).toEqual({
    runs,
    passed: 10 * runs.length,
    cpuSeconds: 3 * runs.length,
  });
});
