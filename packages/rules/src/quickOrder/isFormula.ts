/** Returns whether a cell is a formula or its error (`=HYPERLINK(…)`, `+cmd|…`, `#N/A`), which is never looked up. */
export function isFormula(words: string): boolean {
  return /^(?:[=@]|[+-](?!\d)|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!))/i.test(words);
}
