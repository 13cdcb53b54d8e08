/** Appends a query to a path. Leaves out undefined, empty and zero values. */
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

/** Encodes a value like a form: a space becomes a plus. */
function written(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+');
}
