/** Returns the page number for an address. The first page has none, because it is the list itself. */
export function laterPage(page: number | undefined): number | undefined {
  return page !== undefined && page > 1 ? page : undefined;
}
