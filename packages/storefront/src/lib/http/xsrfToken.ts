const COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

/** What brings the value of the cookie; the server names it where it was another. */
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The XSRF-TOKEN cookie, to be copied into the X-XSRF-TOKEN header (spec 7.1, 9.16, reading R22). */
export function xsrfToken(cookies: string): string | undefined {
  const value = COOKIE.exec(cookies)?.[1];
  return value ? decodeURIComponent(value) : undefined;
}
