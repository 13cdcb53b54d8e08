import { XSRF_HEADER, xsrfToken } from './xsrfToken.ts';

interface HeaderWords {
  /** Session token, for private calls. */
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** True for polling, not a user action; the server does not extend the session for it. */
  readonly isPolled: boolean;
}

/** Returns the headers that every call sends (spec 7.1). */
export function callHeaders(
  method: string,
  { token, idempotencyKey, isPolled }: HeaderWords,
): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const xsrf = method === 'GET' ? undefined : xsrfToken(document.cookie);
  if (xsrf !== undefined) headers.set(XSRF_HEADER, xsrf);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (isPolled) headers.set('x-background', 'true');
  return headers;
}
