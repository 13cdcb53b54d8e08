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

const isInEveryView = (story: string) => /tags: \[[^\]]*'every-view'/.test(story);

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

  test('pictures a story in every view, AllStates where there is one', () => {
    const inEveryView = [...stories].filter(([, story]) => isInEveryView(story));
    expect(inEveryView.length).toBeGreaterThan(0);
    expect(inEveryView.filter(([, story]) => !isState(story))).toEqual([]);
    expect(stories.has('AllStates')).toBe(inEveryView.some(([name]) => name === 'AllStates'));
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
