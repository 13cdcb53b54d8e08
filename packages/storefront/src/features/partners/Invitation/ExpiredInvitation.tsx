import { askForInvitation } from '@formulary/rules/calls/invitationCalls';
import { InvitationExpired } from '@formulary/ui/pieces/accounts/InvitationExpired';
import { useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { paths } from '../../../lib/screen/paths.ts';

interface ExpiredInvitationProps {
  readonly token: string;
  readonly invitedBy: string;
}

/** Shows an expired invitation, with a button to ask for a new one. */
export function ExpiredInvitation({ token, invitedBy }: ExpiredInvitationProps) {
  const [state, setState] = useState<'expired' | 'asking' | 'asked'>('expired');
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    setState('asking');
    setProblem(undefined);
    try {
      await callApi(askForInvitation, { body: { token } });
      setState('asked');
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(failure.message);
      setState('expired');
    }
  };
  return (
    <InvitationExpired
      invitedBy={invitedBy}
      signUpHref={paths.signUpAs('professional')}
      isAsking={state === 'asking'}
      isAsked={state === 'asked'}
      problem={problem}
      onAsk={() => void ask()}
    />
  );
}
