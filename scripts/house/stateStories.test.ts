import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const packages = join(root, 'packages');
const files = globSync(['ui/src/**/*.stories.tsx', 'storefront/src/features/**/*.stories.tsx'], {
  cwd: packages,
});

/** The stories of a file by their names, each as it is written. */
function storiesIn(file: string): ReadonlyMap<string, string> {
  const written = readFileSync(join(packages, file), 'utf8');
  const [, ...stories] = written.split(/^export const /m);
  return new Map(stories.map((story) => [/^\w+/.exec(story)![0], story]));
}

const isState = (story: string) => /tags: \[[^\]]*'state'/.test(story);

const isInEveryView = (story: string) => /tags: \[[^\]]*'every-view'/.test(story) && isState(story);

/** What a screen looks like while it waits, when there is nothing, and when it could not be had. */
const STATES_OF_THE_WIRE = ['Loading', 'Sending', 'Waiting', 'Empty', 'Failed', 'RefusedByField'];

test('there are stories to look at', () => {
  expect(files.length).toBeGreaterThan(100);
});

describe.each(files)('%s', (file) => {
  const stories = storiesIn(file);

  test('has a story whose picture is kept', () => {
    expect([...stories.values()].some(isState)).toBe(true);
  });

  test('has a story that is looked at in every view: AllStates, or one tagged `every-view`', () => {
    expect(stories.has('AllStates') || [...stories.values()].some(isInEveryView)).toBe(true);
  });

  test('keeps the picture of all its states, where they stand in one story', () => {
    const allStates = stories.get('AllStates');
    expect(allStates === undefined || isState(allStates)).toBe(true);
  });
});

describe.each(files.filter((file) => file.startsWith('storefront/')))(
  'the screen in %s',
  (file) => {
    test('keeps its pictures of the states of the wire', () => {
      const stories = storiesIn(file);
      const unkept = STATES_OF_THE_WIRE.filter(
        (name) => stories.has(name) && !isState(stories.get(name)!),
      );
      expect(unkept).toEqual([]);
    });
  },
);
