/** The page as an address names it: the first page is the list itself and needs no number. */
export function laterPage(page: number | undefined): number | undefined {
  return page !== undefined && page > 1 ? page : undefined;
}
