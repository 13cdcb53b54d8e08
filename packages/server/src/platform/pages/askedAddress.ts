/** The path with its query that a request is for, as an address that cannot lead out of the shop; nothing where it is none. */
export function askedAddress(url: string): string | undefined {
  const asked = URL.parse(url.replace(/^[/\\]+/, '/'), 'http://shop');
  return asked
    ? `/${asked.pathname.replace(/^[/\\]+/, '')}${asked.search}${asked.hash}`
    : undefined;
}
