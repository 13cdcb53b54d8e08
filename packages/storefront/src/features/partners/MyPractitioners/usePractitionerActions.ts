import { answerLinkRequest, endLink } from '@formulary/rules/calls/partnerCalls';
import type { PractitionerLink } from '@formulary/rules/partners/prescriberLink';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { refreshBell } from '../refreshBell.ts';
import { useMyPractitioners } from '../useMyPractitioners.ts';

/** Returns a prescriber's actions on the list's practitioners; refreshes the bell and shows refusals as toasts. */
export function usePractitionerActions() {
  const list = useMyPractitioners();
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();
  const [answeringId, setAnsweringId] = useState<number>();

  const act = async (userId: number, work: () => Promise<void>) => {
    setAnsweringId(userId);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.status !== 500)
        notify({ id: 'partner', tone: 'danger', message: problem.message });
    } finally {
      // The row keeps its place and shows its new status.
      await list.mutate().catch(() => undefined);
      setAnsweringId(undefined);
      refreshBell(mutate);
    }
  };

  const answer = ({ userId }: PractitionerLink, given: 'accepted' | 'declined') =>
    act(userId, async () => {
      await callApi(answerLinkRequest, { body: { practitionerId: userId, answer: given } });
      if (given === 'accepted')
        notify({ id: 'partner', tone: 'success', message: notices.requestAccepted });
      else notify({ id: 'partner', tone: 'warning', message: notices.requestDeclined });
    });

  const end = ({ userId }: PractitionerLink) =>
    act(userId, async () => {
      await callApi(endLink, { body: { partnerId: userId } });
      notify({ id: 'partner', tone: 'success', message: notices.linkEnded });
    });

  return { ...list, answeringId, answer, end };
}
