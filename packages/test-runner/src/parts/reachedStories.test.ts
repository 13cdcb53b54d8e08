import { expect, test } from 'vitest';
import type { Run } from './part.ts';
import { withReachedStories } from './reachedStories.ts';

const RUN: Run = { filters: [], parts: ['stories'], excludedTags: [], hasAllStoryChecks: false };

/** Returns the filters and the commit of the run that the part makes. */
async function runOf(changes: Partial<Run>) {
  const runs: Partial<Run>[] = [];
  const part = withReachedStories({
    name: 'stories',
    run: async ({ filters, since }) => {
      runs.push({ filters, since });
      return { passed: 10, failed: 0 };
    },
  });
  await part.run({ ...RUN, ...changes });
  return runs;
}

test.each<[string, Partial<Run>, Partial<Run>]>([
  ['a run by default', {}, { filters: [] }],
  ['a change that reaches every story', { stories: 'all' }, { filters: [] }],
  [
    'a change that reaches no story, without pictures,',
    { stories: 'none' },
    { filters: ['.storybook/'] },
  ],
  [
    'a change that some stories import',
    { stories: { since: 'abc' } },
    { filters: [], since: 'abc' },
  ],
  [
    'a second try of a file',
    { stories: 'none', filters: ['packages/ui/src/A.stories.tsx'] },
    { filters: ['packages/ui/src/A.stories.tsx'] },
  ],
])('%s runs the right stories', async (_, changes, run) => {
  expect(await runOf(changes)).toEqual([run]);
});

test('a change that reaches no story leaves the stories of checks to the part with pictures', async () => {
  expect(await runOf({ stories: 'none', parts: ['stories', 'visual'] })).toEqual([]);
});
