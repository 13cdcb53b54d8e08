/** Limits of a quick order: rows, characters of a list, cells of a row, characters of a cell. */
export const readLimits = { rows: 1000, characters: 1_000_000, cells: 50, cell: 300 } as const;

const PLAIN = /^(?:[x×]\s*)?(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.0+)?\s*(?:[x×]|packs?|pcs|units?)?$/i;

/**
 * Parses a number of packs: '2', ' 2 ', '2x', '×2', '1,000', '2 packs', '2.00'. Undefined for anything else. Does not
 * check the maximum of a cart line.
 */
export function readPacks(text: string): number | undefined {
  const [, digits] = PLAIN.exec(text.trim().slice(0, 40)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(/[ ,]/g, ''));
}

/** Returns whether a cell is a formula or its error (`=HYPERLINK(…)`, `+cmd|…`, `#N/A`), which is never looked up. */
export function isFormula(words: string): boolean {
  return /^(?:[=@]|[+-](?!\d)|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!))/i.test(words);
}

/** A typed or pasted row of a quick order: a code or name, and the number of packs, both unchecked. */
export interface QuickRow {
  readonly words: string;
  readonly quantity: string;
}
