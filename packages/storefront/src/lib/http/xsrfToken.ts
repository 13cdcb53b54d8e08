const COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

/** Header that repeats the cookie's value; the server names it in the refusal if they differ. */
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Returns the XSRF-TOKEN cookie, for the X-XSRF-TOKEN header (spec 7.1, 9.16, reading R22). */
export function xsrfToken(cookies: string): string | undefined {
  const value = COOKIE.exec(cookies)?.[1];
  return value ? decodeURIComponent(value) : undefined;
}
