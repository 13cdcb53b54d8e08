/** Describes the number of products, and the search term if the shop replaced the typed one. */
export function productsFound(count: number, readAs?: string): string {
  const found = count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`;
  return readAs === undefined ? found : `Showing results for ‘${readAs}’: ${found}`;
}
