import type { CallInput } from '@formulary/client/http/callApi';
import { callHeaders } from '@formulary/client/http/callHeaders';
import { callUrl } from '@formulary/client/http/callUrl';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { readProblem } from '@formulary/client/http/problems/readProblem';
import { saveFile } from '@formulary/client/screen/saveFile';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';

const NAMED = /filename="([^"]+)"/;

/**
 * Makes a call with a body whose answer is a file, and saves it under the name that the server gives it; under `name` without one.
 * Throws an `ApiProblem` that says why there is no file.
 */
export async function saveAnswer<P, Q, B, A>(
  call: DeskCall<P, Q, B, A>,
  input: CallInput<P, Q, B>,
  name: string,
): Promise<void> {
  const { params, query, body } = input as { params?: P; query?: Q; body?: B };
  const headers = callHeaders({});
  if (call.body) headers.set('content-type', 'application/json');
  const response = await fetch(callUrl(call, { params, query }), {
    method: call.method,
    headers,
    ...(call.body ? { body: JSON.stringify(call.body.write(body as B)) } : {}),
  }).catch((cause: unknown) => {
    throw new ApiProblem({ status: 0, message: 'The desk cannot be reached just now', cause });
  });
  if (!response.ok) {
    const refusal: unknown = await response.json().catch(() => null);
    throw readProblem(response.status, refusal, call);
  }
  const given = NAMED.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await response.blob(), given ?? name);
}
