import type { IndexSection } from './sectionsOf.ts';

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
