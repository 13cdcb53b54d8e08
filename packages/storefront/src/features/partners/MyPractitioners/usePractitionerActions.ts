import {
  answerLinkRequest,
  countMyPractitioners,
  endLink,
  listMyPractitioners,
} from '@formulary/rules/calls/partnerCalls';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { pageCount } from '@formulary/rules/paging/pages';
import { useRead } from '../../../lib/http/useRead.ts';
import { usePage } from '../../../lib/screen/usePage.ts';
import type { ScopedMutator } from 'swr';
import { keys } from '../../../lib/http/keys.ts';
import type { PractitionerLink } from '@formulary/rules/partners/prescriberLink';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';

/** Reads the page of practitioners that the address asks for (spec 7.36, 7.37). */
function useMyPractitioners() {
  const count = useRead(countMyPractitioners, { body: { query: {} } });
  const pages = count.data === undefined ? undefined : pageCount(count.data, PAGE_SIZES.orders);
  const page = usePage(pages);
  const links = useRead(
    listMyPractitioners,
    { body: { query: {}, page: pageWindow(page, PAGE_SIZES.orders) } },
    { keepPrevious: true },
  );
  return {
    page,
    pages: pages ?? 1,
    practitioners: links.data,
    isFailed: Boolean(links.error ?? count.error) && !links.isLoading,
    isLoading: links.isLoading,
    mutate: links.mutate,
    retry: () => void Promise.all([links.mutate(), count.mutate()]),
  };
}

/** Refreshes the bell's notifications after an answer (spec 4.7). */
function refreshBell(mutate: ScopedMutator): void {
  void mutate(keys.isOf(countMyPractitioners.name));
}

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
