import { sentenceCase } from '../docs/plainWords.ts';
import { atRest } from './storyIndex.ts';
import type { IndexEntry } from './storyIndex.ts';

/** Returns a title's cover story: a screen at rest, a component's "all states" story, or else the first. */
export function coverOf(stories: readonly IndexEntry[]): IndexEntry | undefined {
  const states = stories.filter(({ tags }) => tags?.includes('state'));
  if (states[0]?.title.startsWith('Screens/')) return atRest(states);
  return states.find(({ name }) => sentenceCase(name) === 'All states') ?? states[0];
}

/** A component, foundation or screen. */
export interface Tile {
  /** Sidebar name without the section. */
  readonly name: string;
  /** Its docs page, or its first story if it has none. */
  readonly path: string;
  /** Story whose picture it shows, or undefined without pictures. */
  readonly cover: string | undefined;
}

export interface IndexSection {
  readonly name: string;
  readonly tiles: readonly Tile[];
}

const isInSidebar = ({ title, tags }: IndexEntry) =>
  title.includes('/') && (tags === undefined || tags.includes('dev'));

const withoutSection = (title: string) => title.slice(title.indexOf('/') + 1);

function tileOf(title: string, entries: readonly IndexEntry[]): Tile {
  const stories = entries.filter(({ type }) => type === 'story');
  const page = entries.find(({ type }) => type === 'docs');
  return {
    name: withoutSection(title).replaceAll('/', ': '),
    path: page ? `/docs/${page.id}` : `/story/${stories[0]?.id}`,
    cover: coverOf(stories)?.id,
  };
}

/** Returns the sidebar's entries by section and in order, from Storybook's own index. */
export function sectionsOf(entries: readonly IndexEntry[]): readonly IndexSection[] {
  const byTitle = Map.groupBy(entries.filter(isInSidebar), ({ title }) => title);
  const bySection = Map.groupBy(byTitle.keys(), (title) => title.slice(0, title.indexOf('/')));
  return [...bySection].map(([name, titles]) => ({
    name,
    tiles: titles.map((title) => tileOf(title, byTitle.get(title) ?? [])),
  }));
}

const plain = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns the tiles and sections whose names match: 'text field' finds TextField. Drops empty sections. */
export function matching(
  sections: readonly IndexSection[],
  words: string,
): readonly IndexSection[] {
  const wanted = plain(words);
  return sections
    .map(({ name, tiles }) => ({
      name,
      tiles: plain(name).includes(wanted)
        ? tiles
        : tiles.filter((tile) => plain(tile.name).includes(wanted)),
    }))
    .filter(({ tiles }) => tiles.length > 0);
}

/** Returns the anchor of an index section. */
export const sectionId = (name: string): string =>
  `section-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
