import { openInvitation } from '@formulary/rules/calls/invitationCalls';
import type { OpenedInvitation } from '@formulary/rules/partners/openedInvitation';
import useSWR from 'swr/immutable';
import type { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { keys } from '../../../lib/http/keys.ts';

/** Reads the invitation of a mailed link. */
export function useInvitation(token: string) {
  return useSWR<OpenedInvitation, ApiProblem>(keys.of(openInvitation, token), () =>
    callApi(openInvitation, { body: { token } }),
  );
}
