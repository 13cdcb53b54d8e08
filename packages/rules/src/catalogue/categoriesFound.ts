import { searchWords } from '../text/searchWords.ts';

/**
 * Returns at most `most` categories that match a search: each word of the search begins a word of the name. Categories
 * whose name begins with the first word come first, otherwise in the given order. Returns none for a search without
 * words.
 */
export function categoriesFound<C extends { readonly name: string }>(
  categories: readonly C[],
  search: string,
  most: number,
): readonly C[] {
  const words = searchWords(search);
  const beginsWithIt = ({ name }: C) =>
    searchWords(name).join(' ').startsWith(words.slice(0, 1).join(''));
  const found = categories.filter(({ name }) => {
    const ofName = searchWords(name);
    return words.length > 0 && words.every((word) => ofName.some((own) => own.startsWith(word)));
  });
  return [
    ...found.filter(beginsWithIt),
    ...found.filter((category) => !beginsWithIt(category)),
  ].slice(0, most);
}
