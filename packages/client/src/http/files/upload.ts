import type { Reply } from '../exchange.ts';

/**
 * Longer than the server's own limit of two minutes (docs/decisions/2026-11-22-uploaded-documents.md), so that its
 * answer comes first.
 */
const TIMEOUT_MS = 180_000;

/** After a minute without progress the connection counts as lost, though no error was raised. */
const STALL_MS = 60_000;

/** Bytes of a form sent, and the total. */
export interface BytesSent {
  readonly loaded: number;
  readonly total: number;
}

interface Upload {
  readonly method: string;
  readonly headers: Headers;
  readonly body: FormData;
  readonly signal: AbortSignal | undefined;
  readonly onSent: (sent: BytesSent) => void;
}

const tooSlow = () => new DOMException('Nothing has moved for too long', 'TimeoutError');

/**
 * Sends a form by XMLHttpRequest, because fetch reports no upload progress. Rejects as fetch does: `TypeError` on a
 * network failure, `TimeoutError` on a timeout or stall, the signal's reason on abort.
 */
export function upload(
  url: string,
  { method, headers, body, signal, onSent }: Upload,
): Promise<Reply> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const request = new XMLHttpRequest();
  const giveUp = (reason: unknown) => {
    reject(reason);
    request.abort();
  };
  const watch = () => setTimeout(() => giveUp(tooSlow()), STALL_MS);
  let stall = watch();
  request.open(method, url);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.timeout = TIMEOUT_MS;
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(stall);
    stall = watch();
    onSent({ loaded, total });
  });
  request.addEventListener('load', () =>
    resolve({ status: request.status, text: request.responseText }),
  );
  request.addEventListener('error', () => reject(new TypeError('The form did not arrive')));
  request.addEventListener('timeout', () => reject(tooSlow()));
  request.addEventListener('loadend', () => clearTimeout(stall));
  signal?.addEventListener('abort', () => giveUp(signal.reason), { once: true });
  request.send(body);
  return promise;
}
