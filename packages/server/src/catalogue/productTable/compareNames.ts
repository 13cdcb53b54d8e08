const inEnglish = new Intl.Collator('en-GB', { numeric: true });

/** Compares names for lists; numbers within them by value. */
export function compareNames(a: string, b: string): number {
  return inEnglish.compare(a, b);
}
