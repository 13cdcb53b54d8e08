/** How many there are, in words that read well for one and for none; and for which words, when they are not those that were typed. */
export function productsFound(count: number, readAs?: string): string {
  const found = count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`;
  return readAs === undefined ? found : `Showing results for ‘${readAs}’: ${found}`;
}
