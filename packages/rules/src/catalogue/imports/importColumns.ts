import type { Day } from '../../dates/day.ts';
import type { Mills } from '../../money/mills.ts';
import type { ProductType } from '../product.ts';

/** Limits of a file of products. */
export const IMPORT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  /** Rows of products. */
  rows: 200_000,
  /** Products of which an import changes more than the price; orders of them wait meanwhile. */
  changes: 20_000,
  /** Changes whose prices hold with the commit, under locks for which orders wait. In longer lists they follow within seconds. */
  pricesAtOnce: 1_000,
} as const;

/** What a file can say about a product. Money in mills without VAT; categories are paths from the top. */
export interface ImportedFacts {
  readonly name?: string;
  readonly price?: Mills;
  /** The first day of the price; at once without one. */
  readonly priceFrom?: Day;
  readonly vatPercent?: number;
  readonly type?: ProductType;
  readonly prescriptionLimit?: number;
  readonly minimumStock?: number;
  readonly categories?: readonly string[];
  readonly isColdChain?: boolean;
  readonly isOnSale?: boolean;
  readonly description?: string;
  readonly information?: string;
  /** Only the Drug Tariff has pictures; a file of products has none. */
  readonly image?: string;
  /** The first day of a planned price that an undoing import withdraws. */
  readonly withdrawnFrom?: Day;
}

export type ImportedFact = keyof ImportedFacts;

/** What a column of a file can set. */
export type ColumnFact = Exclude<ImportedFact, 'image' | 'withdrawnFrom'>;

/** A column of a file of products: what it sets, its heading in our own files, and other headings that mean it. */
interface ImportColumn {
  readonly fact: ColumnFact | 'code';
  readonly heading: string;
  readonly alsoNamed: readonly string[];
}

/** The columns of a file of products, in the order of our own files. */
export const importColumns = [
  { fact: 'code', heading: 'Code', alsoNamed: ['product code', 'pack code'] },
  { fact: 'name', heading: 'Name', alsoNamed: ['product', 'product name'] },
  {
    fact: 'price',
    heading: 'Price',
    alsoNamed: ['unit price', 'price ex vat', 'price excl vat', 'price without vat', 'new price'],
  },
  {
    fact: 'priceFrom',
    heading: 'Price from',
    alsoNamed: ['valid from', 'from', 'price valid from', 'effective from'],
  },
  { fact: 'vatPercent', heading: 'VAT', alsoNamed: ['vat rate', 'vat percent', 'vat in percent'] },
  { fact: 'type', heading: 'Type', alsoNamed: ['sold'] },
  {
    fact: 'prescriptionLimit',
    heading: 'Limit',
    alsoNamed: ['prescription limit', 'limit per prescription'],
  },
  { fact: 'minimumStock', heading: 'Safety stock', alsoNamed: ['minimum stock'] },
  { fact: 'categories', heading: 'Categories', alsoNamed: ['category'] },
  { fact: 'isColdChain', heading: 'Cold chain', alsoNamed: ['cold'] },
  { fact: 'isOnSale', heading: 'On sale', alsoNamed: [] },
  { fact: 'description', heading: 'Description', alsoNamed: [] },
  { fact: 'information', heading: 'Information', alsoNamed: [] },
] as const satisfies readonly ImportColumn[];

const names: Readonly<Record<ImportedFact | 'code', string>> = {
  ...(Object.fromEntries(importColumns.map(({ fact, heading }) => [fact, heading])) as Record<
    ImportedFact | 'code',
    string
  >),
  image: 'Picture',
  withdrawnFrom: 'Price',
};

/** Returns the name of what a column sets, as its heading is written. */
export const nameOfFact = (fact: ImportedFact | 'code'): string => names[fact];

/** How each type of product is written in a file. */
export const typeWords: Readonly<Record<ProductType, string>> = {
  any: 'either',
  prescription: 'prescription only',
  nonPrescription: 'without prescription',
};

/** Types by the words of files, in lower case. */
export const typesByWord: ReadonlyMap<string, ProductType> = new Map<string, ProductType>([
  ...(Object.entries(typeWords) as [ProductType, string][]).map(
    ([type, word]) => [word, type] as const,
  ),
  ['any', 'any'],
  ['both', 'any'],
  ['prescription', 'prescription'],
  ['prescription-only', 'prescription'],
  ['pom', 'prescription'],
  ['nonprescription', 'nonPrescription'],
  ['non-prescription', 'nonPrescription'],
  ['no prescription', 'nonPrescription'],
]);

/** Separates the levels of a category's path. */
export const LEVELS = ' > ';
/** Separates categories of a product. */
export const CATEGORIES = ' | ';

/** Returns what a heading means; undefined for one that an import does not know. */
export function factOfHeading(heading: string): ColumnFact | 'code' | undefined {
  const plain = heading
    .toLowerCase()
    .replaceAll(/\bgbp\b|\bpounds?\b|%/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return importColumns.find(
    (column) =>
      column.heading.toLowerCase() === plain ||
      (column.alsoNamed as readonly string[]).includes(plain),
  )?.fact;
}
