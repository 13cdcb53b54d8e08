/** Returns path, query and fragment of a URL as an address within the shop; `undefined` if it is no URL. */
export function localAddress(url: string): string | undefined {
  const parsed = URL.parse(url.replace(/^[/\\]+/, '/'), 'http://shop');
  return parsed
    ? `/${parsed.pathname.replace(/^[/\\]+/, '')}${parsed.search}${parsed.hash}`
    : undefined;
}
