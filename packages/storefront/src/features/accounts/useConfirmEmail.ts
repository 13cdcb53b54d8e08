import { confirmEmail } from '@formulary/rules/calls/joiningCalls';
import useSWR from 'swr/immutable';
import type { ApiProblem } from '../../lib/http/problems/ApiProblem.ts';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';

/**
 * Confirms the e-mail address on load (spec 7.5, 2.7). SWR makes one call, however often the screen renders, without a
 * retry; a second call would be harmless (reading R7).
 */
export function useConfirmEmail(code: string) {
  return useSWR<{ readonly message: string }, ApiProblem>(keys.of(confirmEmail, code), () =>
    callApi(confirmEmail, { body: { code } }),
  );
}
