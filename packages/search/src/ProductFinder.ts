import { LRUCache } from 'lru-cache';
import type { ChangedProducts, SearchedProduct } from './ChangedProducts.ts';
import { PositionSet } from './index/positions.ts';
import type { Columns, IdColumn } from './table/Columns.ts';
import type { ProductTable } from './table/ProductTable.ts';
import { type KnownWords, knownWordsIn } from './words/knownWords.ts';
import { type Language, hasWord } from './words/language.ts';
import { readSearch, replaceNames } from './words/readSearch.ts';
import type { Synonyms } from './words/synonyms.ts';

/** For all cached lists: 250 lists of 4,000 products, or the last used ones of 200,000. */
const MOST_REMEMBERED_BYTES = 4 * 1024 * 1024;
/** Estimated size of a list beside its rows and key; rounded up. */
const BYTES_OF_ENTRY = 512;
const BYTES_OF_CHARACTER = 2;

/** Category of a list, with its descendants (0 is all), and search term. */
export interface ListInput {
  readonly categoryId?: number | undefined;
  readonly searchTerm?: string | undefined;
}

/** Search result, and the words it was read as if they differ from the typed ones. */
export interface FoundList {
  readonly rows: Uint32Array;
  readonly readAs: string | undefined;
}

/** A category's normalised name for search. */
export interface CategoryWords {
  readonly id: number;
  readonly name: string;
}

/** Catalogue contents for search. */
export interface SearchedContents {
  readonly language: Language;
  readonly table: ProductTable<Columns<IdColumn>>;
  /** Positions of the table whose product is off sale or among the changed ones, and their number. */
  readonly left: PositionSet;
  readonly leftCount: number;
  readonly changed: ChangedProducts<SearchedProduct>;
  /** Returns the ids of a category and its descendants. */
  readonly withDescendants: (categoryId: number) => readonly number[];
  readonly categoryWords: readonly CategoryWords[];
  readonly eachCategory: (row: number, visit: (categoryId: number) => void) => void;
}

export interface ProductFinderOptions {
  readonly language: Language;
  readonly synonyms?: Synonyms;
  readonly mostRememberedBytes?: number;
}

/** Finds the products of a category and search, with a cache. */
export class ProductFinder {
  readonly #contents: () => SearchedContents;
  readonly #language: Language;
  #synonyms: Synonyms;
  readonly #lists: LRUCache<string, FoundList>;
  /** Words of all texts, until any of them changes. */
  #knownWords: KnownWords | undefined;

  constructor(
    contents: () => SearchedContents,
    {
      language,
      synonyms = new Map(),
      mostRememberedBytes = MOST_REMEMBERED_BYTES,
    }: ProductFinderOptions,
  ) {
    this.#contents = contents;
    this.#language = language;
    this.#synonyms = synonyms;
    this.#lists = new LRUCache({
      maxSize: mostRememberedBytes,
      sizeCalculation: ({ rows }, key) =>
        rows.byteLength + key.length * BYTES_OF_CHARACTER + BYTES_OF_ENTRY,
    });
  }

  /** Size of the cached lists. A list larger than the limit is not cached. */
  get cachedBytes(): number {
    return this.#lists.calculatedSize;
  }

  /** Returns whether `find` needs no search for similar words. */
  isFoundAsTyped({ categoryId = 0, searchTerm = '' }: ListInput): boolean {
    const term = this.#language.fold(searchTerm);
    if (this.#lists.has(`${categoryId} ${term}`)) return true;
    const contents = this.#contents();
    return (
      withCode(contents, categoryId, term) !== undefined ||
      this.#synonyms.has(this.#language.words(term).join(' ')) ||
      find(contents, categoryId, term).length > 0
    );
  }

  /** Returns the matching rows: the product with the typed code, then by match, name and id. */
  find({ categoryId = 0, searchTerm = '' }: ListInput): FoundList {
    const term = this.#language.fold(searchTerm);
    const key = `${categoryId} ${term}`;
    const known = this.#lists.get(key);
    if (known) return known;
    const found = this.#search(this.#contents(), categoryId, term);
    this.#lists.set(key, found);
    return found;
  }

  /** Searches as `find` would with other synonyms; not cached. */
  findWith({ categoryId = 0, searchTerm = '' }: ListInput, synonyms: Synonyms): FoundList {
    const term = this.#language.fold(searchTerm);
    return this.#search(this.#contents(), categoryId, term, synonyms);
  }

  /** Takes other synonyms. */
  takeSynonyms(synonyms: Synonyms): void {
    this.#synonyms = synonyms;
    this.#lists.clear();
  }

  /** Clears the cache after a text, a category or the products on sale changed. */
  forget(): void {
    this.#lists.clear();
    this.#knownWords = undefined;
  }

  #search(
    contents: SearchedContents,
    categoryId: number,
    term: string,
    synonyms: Synonyms = this.#synonyms,
  ): FoundList {
    const coded = withCode(contents, categoryId, term);
    if (coded !== undefined) {
      const others = find(contents, categoryId, term).filter((row) => row !== coded);
      const rows = new Uint32Array(others.length + 1);
      rows[0] = coded;
      rows.set(others, 1);
      return { rows, readAs: undefined };
    }
    const named = replaceNames(this.#language.words(term), synonyms);
    const ofName = named === undefined ? undefined : find(contents, categoryId, named);
    const typed = find(contents, categoryId, term);
    if (ofName && ofName.length > 0)
      return { rows: Uint32Array.from(new Set([...ofName, ...typed])), readAs: named };
    if (typed.length > 0 || term === '') return { rows: typed, readAs: undefined };
    this.#knownWords ??= knownWordsIn(this.#language, {
      index: contents.table.index,
      others: contents.changed.inOrder,
      categories: contents.categoryWords,
    });
    const readAs = readSearch(term, {
      language: this.#language,
      vocabulary: this.#knownWords,
      synonyms,
    });
    if (readAs === undefined) return { rows: typed, readAs };
    const rows = find(contents, categoryId, readAs);
    return { rows, readAs: rows.length > 0 ? readAs : undefined };
  }
}

function find(contents: SearchedContents, categoryId: number, term: string): Uint32Array {
  const { table, language } = contents;
  const wanted = categoryId === 0 ? undefined : contents.withDescendants(categoryId);
  const words = language.words(term);
  const ranked = findInTable(contents, wanted, term, words);
  const changed = contents.changed.ranked(wanted && new Set(wanted), term, words);
  const rows = new Uint32Array(
    [...ranked, ...changed].reduce((length, { length: more }) => length + more, 0),
  );
  let length = 0;
  // Inserts changed products in the order of names.
  for (const [rank, positions] of ranked.entries()) {
    const between = changed[rank] ?? [];
    let next = 0;
    for (const position of positions) {
      for (; next < between.length && (between[next]?.position ?? 0) <= position; next += 1) {
        rows[length] = between[next]?.row ?? 0;
        length += 1;
      }
      rows[length] = table.rowAt(position);
      length += 1;
    }
    for (const { row } of between.slice(next)) {
      rows[length] = row;
      length += 1;
    }
  }
  return rows;
}

/** Returns the row of the product in a category with the typed code. */
function withCode(
  { table, left, changed, withDescendants, eachCategory }: SearchedContents,
  categoryId: number,
  term: string,
): number | undefined {
  if (term === '') return undefined;
  const inTable = table.rowOfCode(term);
  const isThere = inTable !== undefined && !left.has(table.positions[inTable] as number);
  const row = isThere ? inTable : changed.withCode(term)?.row;
  if (row === undefined || categoryId === 0) return row;
  const wanted = new Set(withDescendants(categoryId));
  let isWithin = false;
  eachCategory(row, (id) => {
    isWithin ||= wanted.has(id);
  });
  return isWithin ? row : undefined;
}

function findInTable(
  contents: SearchedContents,
  categoryIds: readonly number[] | undefined,
  term: string,
  words: readonly string[],
): readonly Uint32Array[] {
  const { table, left, leftCount } = contents;
  const { index, size } = table;
  const isWithin = categoryIds !== undefined || leftCount > 0;
  const within = () => {
    const all = categoryIds ? table.inCategories(categoryIds) : PositionSet.ofAll(size);
    return leftCount > 0 ? all.without(left) : all;
  };
  if (term === '') return [within().positions()];
  if (words.length === 0) return [index.withSigns(term.split(' ')).and(within()).positions()];
  const ofCategories = (word: string) => inCategoriesNamed(contents, word);
  return index.ranked(words, ofCategories, isWithin ? within() : undefined);
}

/** Returns the positions of products in categories whose name has a word. */
function inCategoriesNamed(
  { language, table, categoryWords }: SearchedContents,
  word: string,
): PositionSet | undefined {
  const ids = categoryWords.flatMap(({ id, name }) => (hasWord(language, name, word) ? [id] : []));
  return ids.length === 0 ? undefined : table.inCategories(ids);
}
