import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const folder = join(root, 'docs', 'decisions');
const LONGEST_PAGE = 40;
const pages = readdirSync(folder).filter((file) => file !== 'README.md');
const read = (page: string) => readFileSync(join(folder, page), 'utf8');

describe('decisions', () => {
  test('are all in the index, and the index names no other', () => {
    const linked = [...read('README.md').matchAll(/\]\((\d[^)]+\.md)\)/gu)].map(([, page]) => page);
    expect(new Set(linked)).toEqual(new Set(pages));
  });

  test('are dated by their name and short enough to be read', () => {
    expect(pages.filter((page) => !/^\d{4}-\d{2}-\d{2}-[\da-z-]+\.md$/u.test(page))).toEqual([]);
    expect(pages.filter((page) => read(page).split('\n').length - 1 > LONGEST_PAGE)).toEqual([]);
  });
});
