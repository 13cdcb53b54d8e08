interface HeaderWords {
  readonly idempotencyKey?: string;
  /** True for polling, not a user action; the server does not extend the session for it. */
  readonly isPolled?: boolean;
}

/** Returns the headers that every call sends (spec 7.1), before it is authorised. */
export function callHeaders({ idempotencyKey, isPolled = false }: HeaderWords): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (isPolled) headers.set('x-background', 'true');
  return headers;
}
