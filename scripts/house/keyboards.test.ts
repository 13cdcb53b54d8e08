import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync('packages/{ui,storefront,desk}/src/**/*.stories.tsx', { cwd: root });

/** Tells whether a story file's guide has a keyboard table. */
const hasTable = (stories: string) =>
  /guide: \{.*?\bkeyboard\b.*?\} satisfies Guide/s.test(stories);

/** Tells whether one of its stories plays the keyboard table. */
const isWalked = (stories: string) =>
  stories
    .split(/^(?=export const )/m)
    .some(
      (story) =>
        /^export const \w+ = meta\.story\(/.test(story) && /\bplay: pressAlong\b/.test(story),
    );

const withTable = files.filter((file) => hasTable(read(file)));

test('finds keyboard tables', () => {
  expect(withTable.length).toBeGreaterThan(40);
});

describe.each(withTable)('the keyboard table of %s', (file) => {
  test('is played by a story, key by key', () => {
    expect(isWalked(read(file))).toBe(true);
  });
});
