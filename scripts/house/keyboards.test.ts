import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync('packages/{ui,storefront}/src/**/*.stories.tsx', { cwd: root });

/** Whether the guide of a story file has a keyboard table. */
const hasTable = (stories: string) =>
  /guide: \{.*?\bkeyboard\b.*?\} satisfies Guide/s.test(stories);

/** Whether one of its stories has the walk along the table for its play. */
const isWalked = (stories: string) =>
  stories
    .split(/^(?=export const )/m)
    .some(
      (story) =>
        /^export const \w+ = meta\.story\(/.test(story) && /\bplay: pressAlong\b/.test(story),
    );

const withTable = files.filter((file) => hasTable(read(file)));

test('there are keyboard tables to look at', () => {
  expect(withTable.length).toBeGreaterThan(40);
});

describe.each(withTable)('the keyboard table of %s', (file) => {
  test('is walked by a story, key by key', () => {
    expect(isWalked(read(file))).toBe(true);
  });
});
