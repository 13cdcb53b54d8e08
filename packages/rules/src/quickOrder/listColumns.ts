import { readPacks } from './readPacks.ts';

/** Which cell of each row is the quantity, and which the code or name, where the head of the list says so. */
export interface ListColumns {
  readonly quantity: number | undefined;
  readonly words: number | undefined;
  readonly hasHead: boolean;
}

const MOST_PACKS = 9999;
const QUANTITY = /^(?:qty|quantity|quantities|packs?|number|amount|no\.?|how many)$/i;
const CODE = /^(?:code|product code|pack code|item code|sku|pip|pip code)$/i;
const NAME = /^(?:name|product|products|product name|item|item name|description|code or name)$/i;

/**
 * Where a list has what: by its head, if its first row is one; else the quantity is the column in which most rows have a
 * number of packs, the last of those that are alike. A list without such a column has codes or names alone.
 */
export function listColumns(rows: readonly (readonly string[])[]): ListColumns {
  const [first = []] = rows;
  const place = (title: RegExp) => {
    const index = first.findIndex((cell) => title.test(cell));
    return index < 0 ? undefined : index;
  };
  const words = place(CODE) ?? place(NAME);
  const quantity = place(QUANTITY);
  if (words !== undefined || quantity !== undefined) {
    const others = rows.slice(1);
    return { quantity: quantity ?? numbersColumn(others, words), words, hasHead: true };
  }
  return { quantity: numbersColumn(rows, undefined), words: undefined, hasHead: false };
}

/** The column in which at least half of the rows have a number of packs. */
function numbersColumn(rows: readonly (readonly string[])[], words: number | undefined) {
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: widest }, (_, index) => ({
    index,
    count: rows.filter((row) => isPacks(row[index])).length,
  })).filter(({ index, count }) => index !== words && count > 0 && count * 2 >= rows.length);
  const most = Math.max(0, ...columns.map(({ count }) => count));
  return widest > 1 ? columns.findLast(({ count }) => count === most)?.index : undefined;
}

function isPacks(cell = ''): boolean {
  const packs = readPacks(cell);
  return packs !== undefined && packs >= 1 && packs <= MOST_PACKS;
}
