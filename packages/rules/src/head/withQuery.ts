/** An address with what of its query is given; nothing, no text and 0 are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 0,
  );
  if (given.length === 0) return path;
  return `${path}?${given.map(([name, value]) => `${name}=${written(String(value))}`).join('&')}`;
}

/** As a form writes it: a space is a plus. */
function written(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+');
}
