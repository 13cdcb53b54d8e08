import type { Call } from '@formulary/rules/calls/call';
import type { Authority } from '../Authority.ts';
import type { CallInput } from '../callApi.ts';
import { callHeaders } from '../callHeaders.ts';
import { callUrl } from '../callUrl.ts';
import { problemOf } from '../problems/problemOf.ts';
import { readProblem } from '../problems/readProblem.ts';
import { refusals } from '../problems/refusals.ts';
import { download, type DownloadOptions } from './download.ts';

/** Downloads the file of a call. */
type DownloadCall<Access> = <P, Q, B, A>(
  call: Call<P, Q, B, A, Access>,
  input: CallInput<P, Q, B>,
  options: Omit<DownloadOptions, 'headers' | 'method' | 'body'>,
) => Promise<Blob>;

/**
 * Returns the function that downloads the files of an app's calls, authorised like every call. Every failure except an
 * abort by the caller is an `ApiProblem`, published to `refusals` as for any call.
 */
export function createDownloadCall<Access>(authority: Authority<Access>): DownloadCall<Access> {
  return async (call, { params, query, body }, options) => {
    const { access, method } = call;
    const isPrivate = authority.isPrivate(access);
    const session = isPrivate ? authority.session() : undefined;
    try {
      if (isPrivate && session === undefined) throw readProblem(401, null);
      const headers = authority.authorise(callHeaders({}), method, session);
      if (call.body) headers.set('content-type', 'application/json');
      return await download(callUrl(call, { params, query }), {
        ...options,
        method,
        headers,
        ...(call.body ? { body: JSON.stringify(call.body.write(body as never)) } : {}),
      });
    } catch (failure) {
      if (options.signal.aborted) throw failure;
      const problem = problemOf(failure);
      refusals.publish({ problem, isPrivate, session });
      throw problem;
    }
  };
}
