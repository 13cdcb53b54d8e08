import { StartupProblem } from './platform/process/StartupProblem.ts';

/** Reads SHOP_URL, the shop's public address: scheme and host. Returns it without a trailing slash. */
export function readShopUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isOrigin = url && [url.origin, `${url.origin}/`].includes(value.toLowerCase());
  if (!isWeb || !isOrigin) {
    throw new StartupProblem(
      `SHOP_URL must be the shop's public address such as https://shop.example, without a path, not "${value}".`,
    );
  }
  return url.origin;
}
