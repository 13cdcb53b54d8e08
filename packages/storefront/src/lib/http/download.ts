import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { pageWork } from '@formulary/ui/primitives/pageWork';
import { ApiProblem } from './ApiProblem.ts';
import { problemOf } from './problemOf.ts';
import { readProblem } from './readProblem.ts';

/** When nothing has come for so long the connection is gone, though nobody said so. */
const STALL_MS = 60_000;

/** How many bytes of a file have come, of how many where that is known. */
export interface BytesReceived {
  readonly loaded: number;
  readonly total: number | undefined;
}

export interface DownloadOptions {
  /** What goes with the request: the token of a private call. */
  readonly headers?: Headers;
  /** The media type that is expected: what a proxy answers with instead is not saved. */
  readonly type: string;
  readonly signal: AbortSignal;
  readonly onReceived: (received: BytesReceived) => void;
}

/**
 * Fetches a file as it comes, telling how far it is (spec 7.11). Whatever fails but an abort by the caller is an
 * `ApiProblem`; a file that came in part is a failure.
 */
export async function download(
  address: string,
  { headers, type, signal, onReceived }: DownloadOptions,
): Promise<Blob> {
  const endWork = pageWork.begin(`GET ${address}`);
  const stalled = new AbortController();
  const giveUp = () => stalled.abort(new DOMException('Nothing has come', 'TimeoutError'));
  let stall = setTimeout(giveUp, STALL_MS);
  try {
    const response = await fetch(address, {
      ...(headers ? { headers } : {}),
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

/** The length of what arrives, unless it travels in another form than it is read in. */
function lengthOf(headers: Headers): number | undefined {
  if (headers.has('content-encoding')) return undefined;
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return Number.isInteger(length) ? length : undefined;
}

/** A proxy on the way answers in pages, not in JSON. */
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
