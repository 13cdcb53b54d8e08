/**
 * The address under which a page is kept: the one that the page itself names, with nothing but what it reads, so that no
 * other parameter makes another page. Nothing for what is no public page, for results of a search, and where the path is
 * written in another way or leads elsewhere.
 */
export function keptAddress(
  path: string,
  query: URLSearchParams,
  canonical: string | undefined,
): string | undefined {
  if (canonical === undefined || query.has('search')) return undefined;
  return canonical.split('?', 1)[0] === `/${path}` ? canonical : undefined;
}
