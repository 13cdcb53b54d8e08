/**
 * Returns the cache key of a page: its canonical address, so that unused parameters make no second entry. Returns
 * `undefined` for private pages, search results, paths in another spelling, and redirects.
 */
export function keptAddress(
  path: string,
  query: URLSearchParams,
  canonical: string | undefined,
): string | undefined {
  if (canonical === undefined || query.has('search')) return undefined;
  return canonical.split('?', 1)[0] === `/${path}` ? canonical : undefined;
}
