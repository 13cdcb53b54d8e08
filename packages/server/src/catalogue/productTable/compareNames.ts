const inEnglish = new Intl.Collator('en-GB', { numeric: true });

/** The order of names in lists; figures by their value. */
export function compareNames(a: string, b: string): number {
  return inEnglish.compare(a, b);
}
