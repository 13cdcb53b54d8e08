import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { ApiProblem } from '../problems/ApiProblem.ts';
import { problemOf } from '../problems/problemOf.ts';
import { readProblem } from '../problems/readProblem.ts';

/** After a minute without data the connection counts as lost, though no error was raised. */
const STALL_MS = 60_000;

/** Bytes received of a file, and its total if known. */
export interface BytesReceived {
  readonly loaded: number;
  readonly total: number | undefined;
}

export interface DownloadOptions {
  /** Request headers, such as the token of a private call. */
  readonly headers?: Headers;
  /** GET without it. */
  readonly method?: string;
  /** JSON of a call that has a body. */
  readonly body?: string | undefined;
  /** Expected media type: a proxy's error page is not saved. */
  readonly type: string;
  readonly signal: AbortSignal;
  readonly onReceived: (received: BytesReceived) => void;
}

/**
 * Downloads a file and reports its progress (spec 7.11). Every failure except an abort by the caller is an
 * `ApiProblem`; an incomplete file is a failure.
 */
export async function download(
  address: string,
  { headers, method = 'GET', body, type, signal, onReceived }: DownloadOptions,
): Promise<Blob> {
  const endWork = pageWork.begin(`${method} ${address}`);
  const stalled = new AbortController();
  const giveUp = () => stalled.abort(new DOMException('Nothing has come', 'TimeoutError'));
  let stall = setTimeout(giveUp, STALL_MS);
  try {
    const response = await fetch(address, {
      method,
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.any([signal, stalled.signal]),
    });
    if (!response.ok) throw readProblem(response.status, await jsonOf(response));
    if (!response.body || response.headers.get('content-type') !== type) throw unreadable();
    const total = lengthOf(response.headers);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    let loaded = 0;
    onReceived({ loaded, total });
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(stall);
      stall = setTimeout(giveUp, STALL_MS);
      chunks.push(next.value);
      loaded += next.value.length;
      onReceived({ loaded, total });
    }
    if (total !== undefined && loaded !== total) throw new TypeError('The file came in part');
    return new Blob(chunks, { type });
  } catch (failure) {
    if (signal.aborted) throw failure;
    throw problemOf(failure);
  } finally {
    clearTimeout(stall);
    endWork();
  }
}

/** Returns the content length; undefined for an encoded body, whose decoded length differs. */
function lengthOf(headers: Headers): number | undefined {
  if (headers.has('content-encoding')) return undefined;
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return Number.isInteger(length) ? length : undefined;
}

/** Parses JSON; null for a proxy's HTML error page. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function unreadable(): ApiProblem {
  return new ApiProblem({
    status: 0,
    code: 'server-error',
    message: transportMessages['server-error'],
  });
}
