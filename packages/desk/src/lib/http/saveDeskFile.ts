import { callUrl } from '@formulary/client/http/callUrl';
import type { CallInput } from '@formulary/client/http/callApi';
import { problemOf } from '@formulary/client/http/problems/problemOf';
import { readProblem } from '@formulary/client/http/problems/readProblem';
import { refusals } from '@formulary/client/http/problems/refusals';
import { saveFile } from '@formulary/client/screen/saveFile';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { deskAuthority } from './deskAuthority.ts';

const TIMEOUT_MS = 60_000;

/** Asks the desk for a file and saves it under a name. Throws an `ApiProblem` if it is refused. */
export async function saveDeskFile<P, Q, B>(
  call: DeskCall<P, Q, B, unknown>,
  input: CallInput<P, Q, B>,
  name: string,
): Promise<void> {
  const { params, query, body } = input as { params?: P; query?: Q; body?: B };
  const session = deskAuthority.session();
  try {
    const response = await fetch(callUrl(call, { params, query }), {
      method: call.method,
      ...(call.body
        ? {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(call.body.write(body as B)),
          }
        : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      const answer: unknown = await response.json().catch(() => null);
      throw readProblem(response.status, answer, call);
    }
    saveFile(await response.blob(), name);
  } catch (failure) {
    const problem = problemOf(failure);
    refusals.publish({ problem, isPrivate: true, session });
    throw problem;
  }
}
