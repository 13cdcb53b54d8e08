import { needsSession } from '@formulary/rules/accounts/permissions';
import type { Call } from '@formulary/rules/calls/call';
import { useSession } from '../../session/session.ts';
import { callHeaders } from '../callHeaders.ts';
import { callUrl } from '../callUrl.ts';
import { download, type DownloadOptions } from './download.ts';
import type { CallInput } from '../http.ts';
import { problemOf } from '../problems/problemOf.ts';
import { readProblem } from '../problems/readProblem.ts';
import { refusals } from '../problems/refusals.ts';

/**
 * Downloads the file of a call, with the token if private. Every failure except an abort by the caller is an
 * `ApiProblem`, published to `refusals` as for any call.
 */
export async function downloadCall<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  { params, query }: CallInput<P, Q, B>,
  options: Omit<DownloadOptions, 'headers'>,
): Promise<Blob> {
  const { access, method } = call;
  const isPrivate = needsSession(access);
  const token = isPrivate ? useSession.getState().tokenToSend() : undefined;
  try {
    if (isPrivate && token === undefined) throw readProblem(401, null);
    const headers = callHeaders(method, { token, idempotencyKey: undefined, isPolled: false });
    return await download(callUrl(call, { params, query }), { ...options, headers });
  } catch (failure) {
    if (options.signal.aborted) throw failure;
    const problem = problemOf(failure);
    refusals.publish({ problem, access, token });
    throw problem;
  }
}
