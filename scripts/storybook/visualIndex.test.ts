import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  coverOf,
  matching,
  sectionsOf,
  type IndexSection,
} from '../../packages/storybook-kit/src/overview/sectionsOf.ts';
import {
  entriesOf,
  type IndexEntry,
} from '../../packages/storybook-kit/src/overview/storyIndex.ts';
import { readKeptPictures } from '../../packages/storybook-kit/src/pictures/readKeptPictures.ts';
import { root } from '../root.ts';

/** Timeout for reading and parsing all story files. */
const INDEXING_MS = 120_000;

let sections: readonly IndexSection[];
const tiles = () => sections.flatMap((section) => section.tiles);

beforeAll(async () => {
  sections = sectionsOf(entriesOf(await buildIndex({ configDir: join(root, '.storybook') })));
}, INDEXING_MS);

/** Titles in the story files, without those hidden from the sidebar. */
const titles = globSync(['.storybook/foundations/*', 'packages/*/src/**/*.stories.tsx'], {
  cwd: root,
})
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((written) => !written.includes("'!dev'"))
  .map((written) => /preview\.meta\(\{\s+title: '([^']+)'/.exec(written)?.[1] ?? '');

describe('the first page', () => {
  test('has every component and screen of the sidebar', () => {
    const shown = sections.flatMap(({ name, tiles: own }) =>
      own.map((tile) => `${name}/${tile.name.replaceAll(': ', '/')}`),
    );
    expect(titles.length).toBeGreaterThan(250);
    expect(shown.toSorted()).toEqual(titles.toSorted());
  });

  test("follows the sidebar's order", () => {
    expect(sections.map(({ name }) => name)).toEqual([
      'Foundations',
      'Primitives',
      'Catalogue',
      'Cart',
      'Checkout',
      'Payments',
      'Prescriptions',
      'People',
      'Account',
      'Chrome',
      'Content',
      'Desk',
      'Screens',
    ]);
  });

  test('shows a stored picture of each entry, except of those that are only played', () => {
    const kept = readKeptPictures();
    const unpictured = tiles().filter(({ cover }) => cover === undefined || !kept[cover]);
    expect(unpictured.map(({ name }) => name)).toEqual([
      'Desk: Keyboard',
      'From screen to screen',
      'On another network',
      'Session',
    ]);
  });
});

const entry = (title: string, name: string, ...tags: string[]): IndexEntry => ({
  id: `${title}--${name}`,
  title,
  name,
  type: 'story',
  tags: ['dev', ...tags],
});

describe('the picture of a tile', () => {
  test('shows all states of a component, or else the first stored one', () => {
    const stories = [
      entry('Cart/Line', 'Plain', 'state'),
      entry('Cart/Line', 'All States', 'state'),
    ];
    expect(coverOf(stories)?.name).toBe('All States');
    expect(coverOf(stories.slice(0, 1))?.name).toBe('Plain');
    expect(coverOf([entry('Cart/Line', 'Keyboard')])).toBeUndefined();
  });

  test('shows a complete screen, not a loading one', () => {
    const stories = ['Loading', 'Visitor', 'Practitioner'].map((name) =>
      entry('Screens/Cart', name, 'state'),
    );
    expect(coverOf(stories)?.name).toBe('Practitioner');
  });
});

describe('the filter', () => {
  const some = sectionsOf([
    entry('Primitives/TextField', 'Plain', 'state'),
    entry('Cart/CartTable', 'Plain', 'state'),
    entry('Cart/ClearCart', 'Plain', 'state'),
  ]);
  const names = (words: string) =>
    matching(some, words).flatMap(({ tiles: own }) => own.map(({ name }) => name));

  test.each([
    ['', ['TextField', 'CartTable', 'ClearCart']],
    ['text field', ['TextField']],
    ['  TABLE ', ['CartTable']],
    ['cart', ['CartTable', 'ClearCart']],
    ['primitives', ['TextField']],
    ['nothing of the kind', []],
  ])('%j leaves %j', (words, left) => {
    expect(names(words)).toEqual(left);
  });
});
