import { XSRF_HEADER, xsrfToken } from './xsrfToken.ts';

interface HeaderWords {
  /** Of the session, for private calls. */
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Nobody asked for it just now; the server lengthens no session for it. */
  readonly isPolled: boolean;
}

/** What every call carries beside its body (spec 7.1). */
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
