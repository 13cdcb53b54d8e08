import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const folder = join(root, 'docs', 'decisions');

test('the index of decisions names every page and no other', () => {
  const pages = readdirSync(folder).filter((file) => file !== 'README.md');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const linked = [...index.matchAll(/\]\((\d[^)]+\.md)\)/gu)].map(([, page]) => page);
  expect(new Set(linked)).toEqual(new Set(pages));
});
