import { coverOf } from './coverOf.ts';
import type { IndexEntry } from './storyIndex.ts';

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
