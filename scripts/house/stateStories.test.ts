import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const packages = join(root, 'packages');
const files = globSync(
  ['ui/src/**/*.stories.tsx', '{storefront,desk}/src/features/**/*.stories.tsx'],
  {
    cwd: packages,
  },
);

/** Returns a file's stories as source code, by name. */
function storiesIn(file: string): ReadonlyMap<string, string> {
  const written = readFileSync(join(packages, file), 'utf8');
  const [, ...stories] = written.split(/^export const /m);
  return new Map(stories.map((story) => [/^\w+/.exec(story)![0], story]));
}

const isState = (story: string) => /tags: \[[^\]]*'state'/.test(story);

const isInEveryView = (story: string) => /tags: \[[^\]]*'every-view'/.test(story);

/** Story names of a screen's loading, empty and error states. */
const STATES_OF_THE_WIRE = ['Loading', 'Sending', 'Waiting', 'Empty', 'Failed', 'RefusedByField'];

test('finds stories', () => {
  expect(files.length).toBeGreaterThan(100);
});

describe.each(files)('%s', (file) => {
  const stories = storiesIn(file);

  test('has a story with a stored picture', () => {
    expect([...stories.values()].some(isState)).toBe(true);
  });

  test('takes every view of a story with a picture, which is AllStates if there is one', () => {
    const inEveryView = [...stories].filter(([, story]) => isInEveryView(story));
    expect(inEveryView.length).toBeGreaterThan(0);
    expect(inEveryView.filter(([, story]) => !isState(story))).toEqual([]);
    expect(stories.has('AllStates')).toBe(inEveryView.some(([name]) => name === 'AllStates'));
  });
});

describe.each(files.filter((file) => /^(?:storefront|desk)\//.test(file)))(
  'the screen in %s',
  (file) => {
    test('has stored pictures of its loading, empty and error states', () => {
      const stories = storiesIn(file);
      const unkept = STATES_OF_THE_WIRE.filter(
        (name) => stories.has(name) && !isState(stories.get(name)!),
      );
      expect(unkept).toEqual([]);
    });
  },
);
