import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const components = join(root, 'packages/ui/src');
const files = globSync('{primitives,fields,pieces,forms}/**/*.stories.tsx', { cwd: components });

/** The guide of a story file as it is written; '' if there is none. */
const guideIn = (file: string) =>
  /guide: \{(?<guide>.*?)\} satisfies Guide/s.exec(readFileSync(join(components, file), 'utf8'))
    ?.groups?.['guide'] ?? '';

test('there are components to look at', () => {
  expect(files.length).toBeGreaterThan(80);
});

/** What the sidebar names, which is what a guide may speak of as a part. */
const names = new Set([
  ...files.map((file) => basename(file, '.stories.tsx')),
  ...files.map(
    (file) => /title: '.*\/(.+)'/.exec(readFileSync(join(components, file), 'utf8'))?.[1],
  ),
]);

const SECTIONS = [
  'useFor',
  'useNot',
  'anatomy',
  'screenReader',
  'content',
  'do',
  'dont',
  'usedBy',
] as const;

describe.each(files)('the page of %s', (file) => {
  const guide = guideIn(file);

  test.each(SECTIONS)('says %s', (word) => {
    expect(guide).toMatch(new RegExp(`^ *${word}: \\[\\s*['"\`[]`, 'm'));
  });

  test('says which keys it has, or which parts take them', () => {
    const ownKeys = /^ *keyboard[,:]/m.test(guide);
    const parts = /^ *keysOf: \[(?<parts>[^\]]*)\]/m.exec(guide)?.groups?.['parts'];
    expect(ownKeys).toBe(parts === undefined);
    const named = [...(parts ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });
});
