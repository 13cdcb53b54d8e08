import { type ColumnRole, columnsNamed, indexOfHeadings } from './columnHeadings.ts';
import { readPacks } from './quickRow.ts';

/** A column of a list, shown as a choice. */
export interface ListColumn {
  readonly index: number;
  /** Empty if the list has no headings. */
  readonly heading: string;
  readonly samples: readonly string[];
}

/** A question to the user: several columns could be the quantity, or the code or name. */
export interface ColumnQuestion {
  readonly kind: 'question';
  readonly role: ColumnRole;
  readonly columns: readonly ListColumn[];
}

/** The chosen columns. 'none' means that no column has the role. */
export type ColumnChoices = Partial<Readonly<Record<ColumnRole, number | 'none'>>>;

/** The rows of a list without headings and titles, and the column of each role; undefined if there is none. */
export interface ListColumns {
  readonly kind: 'columns';
  readonly hasHead: boolean;
  readonly quantity: number | undefined;
  readonly words: number | undefined;
  readonly rows: readonly (readonly string[])[];
}

type Rows = readonly (readonly string[])[];

const MOST_PACKS = 9999;
const MOST_SAMPLES = 3;

/**
 * Determines the columns of a list for the quantity and the code or name. Uses the chosen columns, otherwise those with
 * a known heading (exact matches first). A list without headings uses the only column with numbers of packs. Asks if
 * several match or one is uncertain: a number under an unknown heading, an amount of money.
 */
export function listColumns(list: Rows, choices: ColumnChoices = {}): ListColumns | ColumnQuestion {
  const headingIndex = indexOfHeadings(list);
  const headings = list[headingIndex] ?? [];
  const below = list.slice(headingIndex + 1);
  const ask = (role: ColumnRole, indexes: readonly number[]): ColumnQuestion => ({
    kind: 'question',
    role,
    columns: indexes.map((index) => ({
      index,
      heading: headings[index] ?? '',
      samples: valuesOf(below, index).slice(0, MOST_SAMPLES),
    })),
  });
  const chosen = (role: ColumnRole, indexes: readonly number[]) => {
    const choice = choices[role];
    return choice === 'none' || (choice !== undefined && indexes.includes(choice));
  };
  const isHeaded = headingIndex >= 0;

  const namedQuantity = columnsNamed(headings, 'quantity');
  const namedWords = columnsNamed(headings, 'words');
  const counted = quantityColumns(below).filter(
    (index) => !(namedWords.length === 1 && index === namedWords[0]),
  );
  const quantities = namedQuantity.length > 0 ? namedQuantity : counted;
  const [onlyQuantity] = quantities;
  const isSure =
    onlyQuantity === undefined ||
    (quantities.length === 1 &&
      (namedQuantity.length === 1 || (!isHeaded && !isMoney(below, onlyQuantity))));
  if (!isSure && !chosen('quantity', quantities)) return ask('quantity', quantities);
  const quantity = isSure ? onlyQuantity : indexOf(choices.quantity);

  const columns = widthOf(list);
  const others = columns.filter((index) => index !== quantity && valuesOf(below, index).length > 0);
  const isOneName = (index: number) => !counted.includes(index);
  const unnamed = isHeaded || !others.every(isOneName) ? others : [];
  const wordColumns =
    namedWords.length > 0 ? namedWords : quantity === undefined && !isHeaded ? [] : unnamed;
  if (wordColumns.length > 1 && !chosen('words', wordColumns)) return ask('words', wordColumns);
  const words = wordColumns.length > 1 ? indexOf(choices.words) : wordColumns[0];
  // Keeps rows above the headings, so that no order line is lost.
  const above = list
    .slice(0, Math.max(0, headingIndex))
    .filter((row) => quantity !== undefined && isPacks(row[quantity]));
  return { kind: 'columns', hasHead: isHeaded, quantity, words, rows: [...above, ...below] };
}

function indexOf(choice: number | 'none' | undefined): number | undefined {
  return choice === 'none' ? undefined : choice;
}

function widthOf(rows: Rows): readonly number[] {
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: widest }, (_, index) => index);
}

function valuesOf(rows: Rows, index: number): readonly string[] {
  return rows.flatMap((row) => row[index] || []);
}

/**
 * Returns the columns in which at least half of the rows have a number of packs; otherwise those with '2 boxes' or
 * '2.5'.
 */
function quantityColumns(rows: Rows): readonly number[] {
  const columns = widthOf(rows);
  if (columns.length < 2) return [];
  const mostly = (isQuantity: (cell: string | undefined) => boolean) =>
    columns.filter((index) => {
      const count = rows.filter((row) => isQuantity(row[index])).length;
      return count > 0 && count * 2 >= rows.length;
    });
  const packs = mostly(isPacks);
  return packs.length > 0 ? packs : mostly(isNearlyPacks);
}

function isPacks(cell = ''): boolean {
  const packs = readPacks(cell);
  return packs !== undefined && packs >= 1 && packs <= MOST_PACKS;
}

function isNearlyPacks(cell = ''): boolean {
  return /^\d{1,4}(?:\.\d|(?:\.\d)?\s*(?:box(?:es)?|cases?|cartons?|outers?|bags?|each))$/i.test(
    cell,
  );
}

function isMoney(rows: Rows, index: number): boolean {
  return valuesOf(rows, index).some((cell) => /\.\d\d$/.test(cell));
}
