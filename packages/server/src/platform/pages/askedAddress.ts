/** Returns the requested path and query as an address that cannot leave the shop; `undefined` if it is none. */
export function askedAddress(url: string): string | undefined {
  const asked = URL.parse(url.replace(/^[/\\]+/, '/'), 'http://shop');
  return asked
    ? `/${asked.pathname.replace(/^[/\\]+/, '')}${asked.search}${asked.hash}`
    : undefined;
}
