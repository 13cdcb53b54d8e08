import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const components = join(root, 'packages/ui/src');
const files = globSync('{primitives,pieces,forms}/**/*.stories.tsx', { cwd: components });

/** The guide of a story file as it is written; '' if there is none. */
const guideIn = (file: string) =>
  /guide: \{(?<guide>.*?)\} satisfies Guide/s.exec(readFileSync(join(components, file), 'utf8'))
    ?.groups?.['guide'] ?? '';

test('there are components to look at', () => {
  expect(files.length).toBeGreaterThan(80);
});

describe.each(files)('the page of %s', (file) => {
  test.each(['useFor', 'usedBy'])('says %s', (word) => {
    expect(guideIn(file)).toMatch(new RegExp(`\\b${word}: \\[\\s*['"\`]`));
  });
});
