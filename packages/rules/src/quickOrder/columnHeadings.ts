import { foldText } from '../text/tidyLine.ts';

/** The columns that a quick order needs: the number of packs, and the code or name. */
export type ColumnRole = 'quantity' | 'words';

const ORDERED =
  /^(?:qty|quantity|quantities|packs|how many|(?:no|number) of packs|(?:qty|quantity) (?:packs|ordered|required|to order)|packs ordered|order (?:qty|quantity|quantities))$/;
const A_QUANTITY = /\b(?:qty|qnty|quantity|quantities|packs)\b/;
/** Words that mark other quantities: pack contents, stock, or sent packs. */
const NOT_ORDERED =
  /\b(?:pack|per|case|outer|box|size|units?|uom|stock|hand|held|available|remaining|left|min|minimum|max|maximum|last|previous|usual|delivered|received|dispatched|shipped|supplied|invoiced|returned|back|outstanding|owed|free|price|cost|value|total)\b/;
const CODE = /^(?:code|product code|pack code|code or name)$/;
const A_CODE =
  /^(?:sku|pip|(?:product|item|stock|pack|pip|catalogue|catalog|cat|article|part) (?:code|id|no|number|ref|reference)s?)$/;
const NAME = /^(?:name|products?|product name|items?|item name|description)$/;
const A_NAME = /^(?:medicine|drug|(?:medicine|drug) name|(?:product|item) description)$/;

/** The patterns of each role's headings, the most certain first. */
const KINDS: Readonly<Record<ColumnRole, readonly ((heading: string) => boolean)[]>> = {
  quantity: [
    (heading) => ORDERED.test(heading),
    (heading) => A_QUANTITY.test(heading) && !NOT_ORDERED.test(heading),
  ],
  words: [CODE, A_CODE, NAME, A_NAME].map((kind) => (heading) => kind.test(heading)),
};

/** Returns the columns whose heading matches a role, using the most certain pattern that matches. */
export function columnsNamed(row: readonly string[], role: ColumnRole): readonly number[] {
  const headings = row.map((cell) =>
    foldText(cell)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  const ofKinds = KINDS[role].map((isOfKind) =>
    headings.flatMap((heading, index) => (isOfKind(heading) ? [index] : [])),
  );
  return ofKinds.find(({ length }) => length > 0) ?? [];
}

/** Number of first rows among which the headings may be. */
export const MOST_TITLES = 20;

/**
 * Returns the index of the row of headings, below any titles: the first that names both roles. Otherwise returns the
 * first that names one and has only single cells above it, or -1 if there is none.
 */
export function indexOfHeadings(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, MOST_TITLES);
  const whole = first.findIndex((row) => isNamed(row, 'quantity') && isNamed(row, 'words'));
  if (whole >= 0) return whole;
  const part = first.findIndex((row) => isNamed(row, 'quantity') || isNamed(row, 'words'));
  const [headings, ...titles] = first.slice(0, part + 1).toReversed();
  if (headings === undefined || !titles.every(isTitle)) return -1;
  return titles.length > 0 && isTitle(headings) ? -1 : part;
}

function isTitle(row: readonly string[]): boolean {
  return row.filter((cell) => cell !== '').length === 1;
}

function isNamed(row: readonly string[], role: ColumnRole): boolean {
  return columnsNamed(row, role).length > 0;
}
