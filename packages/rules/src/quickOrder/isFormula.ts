/** Whether a cell holds a formula or its failure (`=HYPERLINK(…)`, `+cmd|…`, `#N/A`), which is never looked up. */
export function isFormula(words: string): boolean {
  return /^(?:[=@]|[+-](?!\d)|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!))/i.test(words);
}
