import { refusals } from '@formulary/client/http/problems/refusals';
import { commonNotices } from '@formulary/rules/problems/commonNotices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect } from 'react';
import { followRefusal } from '../lib/http/readSession.ts';
import { useDeskSession } from '../lib/session/deskSession.ts';

/** Reacts to refused calls in one place: 401 covers the page, 500 shows a toast. Callers handle all others. */
export function useProblemReactions(): void {
  const { notify } = useToasts();
  useEffect(
    () =>
      refusals.listen(({ problem, isPrivate, session }) => {
        // A late answer to somebody who has left says nothing of the person who is here.
        if (!isPrivate || session !== String(useDeskSession.getState().turn)) return;
        if (followRefusal(problem) || problem.status !== 500) return;
        notify({ id: 'failure', tone: 'danger', message: commonNotices.somethingWentWrong });
      }),
    [notify],
  );
}
