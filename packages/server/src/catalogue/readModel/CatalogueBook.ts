import { categoryWithDescendants } from '@formulary/rules/catalogue/categoryWithDescendants';
import type { Category } from '@formulary/rules/catalogue/category';
import { readSearch } from '@formulary/rules/search/readSearch';
import type { Synonyms } from '@formulary/rules/search/readSynonyms';
import { searchWords } from '@formulary/rules/search/searchWords';
import { foldText } from '@formulary/rules/text/foldText';
import { LRUCache } from 'lru-cache';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import type { CatalogueEntry } from './CatalogueEntry.ts';
import { areCategoriesSeenAlike } from './areCategoriesSeenAlike.ts';
import { isSeenAlike } from './isSeenAlike.ts';
import { matchRank } from './matchRank.ts';
import { vocabularyOf } from './vocabularyOf.ts';

/** Of all remembered lists together: two thousand at 4,000 products, those used last at 100,000. */
const MOST_REMEMBERED_BYTES = 32 * 1024 * 1024;
/** What a list takes beside its ids and its key, generously. */
const BYTES_OF_ENTRY = 512;
const BYTES_OF_CHARACTER = 2;
const byName = new Intl.Collator('en-GB', { numeric: true });

/** Which products a list is about: a category with everything below it (0 is all), and what was typed. */
export interface ListInput {
  readonly categoryId?: number | undefined;
  readonly searchTerm?: string | undefined;
}

/** What a search found, and in which words when they are not those that were typed. */
interface FoundList {
  readonly ids: Uint32Array;
  readonly readAs: string | undefined;
}

interface CatalogueBookOptions {
  readonly synonyms?: Synonyms;
  readonly mostRememberedBytes?: number;
}

/** The catalogue in memory: categories, products on sale, and the lists that were asked for. */
export class CatalogueBook {
  #categories: readonly Category[] = [];
  #categoryById = new Map<number, Category>();
  #entries = new Map<number, CatalogueEntry>();
  #byName: readonly CatalogueEntry[] | undefined;
  #publicVersion = 0;
  #vocabulary: ReadonlyMap<string, number> | undefined;
  readonly #synonyms: Synonyms;
  readonly #lists: LRUCache<string, FoundList>;

  constructor({
    synonyms = new Map(),
    mostRememberedBytes = MOST_REMEMBERED_BYTES,
  }: CatalogueBookOptions = {}) {
    this.#synonyms = synonyms;
    this.#lists = new LRUCache({
      maxSize: mostRememberedBytes,
      sizeCalculation: ({ ids }, key) =>
        ids.byteLength + key.length * BYTES_OF_CHARACTER + BYTES_OF_ENTRY,
    });
  }

  /** What the remembered lists take. One that is larger than all of them may be is not remembered. */
  get rememberedBytes(): number {
    return this.#lists.calculatedSize;
  }

  /** Another number whenever something that visitors can see has changed; prices and stock figures are not (reading R17). */
  get publicVersion(): number {
    return this.#publicVersion;
  }

  get categories(): readonly Category[] {
    return this.#categories;
  }

  category(id: number): Category | undefined {
    return this.#categoryById.get(id);
  }

  entry(id: number): CatalogueEntry | undefined {
    return this.#entries.get(id);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Starts over with all there is. */
  replace(categories: readonly Category[], products: readonly CatalogueProduct[]): void {
    const isSame =
      products.length === this.#entries.size &&
      areCategoriesSeenAlike(this.#categories, categories) &&
      products.every((product) => this.#isSeenAsBefore(product));
    if (!isSame) this.#publicVersion += 1;
    this.#categories = categories;
    this.#categoryById = new Map(categories.map((category) => [category.id, category]));
    this.#entries = new Map(products.map((product) => [product.id, this.#entryOf(product)]));
    this.#forgetLists();
  }

  /** Takes in products that were read again; ids that were asked for and not found are off sale. */
  update(ids: readonly number[], products: readonly CatalogueProduct[]): void {
    const gone = new Set(ids);
    let isListed = true;
    let isSame = true;
    for (const product of products) {
      gone.delete(product.id);
      isSame &&= this.#isSeenAsBefore(product);
      const before = this.#entries.get(product.id)?.product;
      isListed &&= before !== undefined && isListedAlike(before, product);
      this.#entries.set(product.id, this.#entryOf(product));
    }
    for (const id of gone) {
      const wasThere = this.#entries.delete(id);
      isListed &&= !wasThere;
      isSame &&= !wasThere;
    }
    if (!isSame) this.#publicVersion += 1;
    if (!isListed) this.#forgetLists();
  }

  /** Ids of the products that fit, best match first, then by name, then by id. */
  list(input: ListInput): Readonly<Uint32Array> {
    return this.#listed(input).ids;
  }

  /** The catalogue's own words in which a search was answered that names a thing otherwise, or finds nothing as it was typed. */
  readAs(input: ListInput): string | undefined {
    return this.#listed(input).readAs;
  }

  #listed({ categoryId = 0, searchTerm = '' }: ListInput): FoundList {
    const term = foldText(searchTerm);
    const key = `${categoryId} ${term}`;
    const known = this.#lists.get(key);
    if (known) return known;
    const found = this.#search(categoryId, term);
    this.#lists.set(key, found);
    return found;
  }

  #search(categoryId: number, term: string): FoundList {
    const named = this.#synonyms.get(searchWords(term).join(' '));
    const ofName = named === undefined ? [] : this.#find(categoryId, named);
    const ids = Uint32Array.from(new Set([...ofName, ...this.#find(categoryId, term)]));
    if (ofName.length > 0) return { ids, readAs: named };
    if (ids.length > 0 || term === '') return { ids, readAs: undefined };
    this.#vocabulary ??= vocabularyOf(this.#entries.values());
    const readAs = readSearch(term, { vocabulary: this.#vocabulary, synonyms: this.#synonyms });
    if (readAs === undefined) return { ids, readAs };
    const meant = Uint32Array.from(this.#find(categoryId, readAs));
    return { ids: meant, readAs: meant.length > 0 ? readAs : undefined };
  }

  #isSeenAsBefore(product: CatalogueProduct): boolean {
    const before = this.#entries.get(product.id)?.product;
    return before !== undefined && isSeenAlike(before, product);
  }

  #find(categoryId: number, term: string): readonly number[] {
    const entries = this.#inCategory(categoryId);
    if (term === '') return entries.map(({ product }) => product.id);
    const words = searchWords(term);
    if (words.length === 0)
      return entries
        .filter(({ product }) => foldText(product.name).includes(term))
        .map(({ product }) => product.id);
    const phrase = words.join(' ');
    const ranks: number[][] = [[], [], [], [], [], []];
    for (const entry of entries) {
      const rank = matchRank(entry, phrase, words);
      if (rank !== undefined) ranks[rank]?.push(entry.product.id);
    }
    return ranks.flat();
  }

  #inCategory(categoryId: number): readonly CatalogueEntry[] {
    this.#byName ??= [...this.#entries.values()].toSorted(
      (a, b) => byName.compare(a.product.name, b.product.name) || a.product.id - b.product.id,
    );
    if (categoryId === 0) return this.#byName;
    const wanted = new Set(categoryWithDescendants(this.#categories, categoryId));
    return this.#byName.filter(({ product }) => product.categoryIds.some((id) => wanted.has(id)));
  }

  #entryOf(product: CatalogueProduct): CatalogueEntry {
    const names = product.categoryIds.map((id) => this.#categoryById.get(id)?.name ?? '');
    return {
      product,
      name: searched(product.name),
      categories: searched(names.join(' ')),
      description: searched(product.description),
    };
  }

  #forgetLists(): void {
    this.#byName = undefined;
    this.#vocabulary = undefined;
    this.#lists.clear();
  }
}

/** Words as search compares them, with single spaces. */
const searched = (text: string): string => searchWords(text).join(' ');

/** Whether every list shows both in the same places. */
function isListedAlike(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.categoryIds.join() === b.categoryIds.join()
  );
}
