import { refusals } from '@formulary/client/http/problems/refusals';
import { useEffect } from 'react';
import { followRefusal } from '../lib/http/readSession.ts';
import { useDeskSession } from '../lib/session/deskSession.ts';

/** Covers the page when a call is refused because the session is locked or over. Callers show every other refusal. */
export function useRefusedSession(): void {
  useEffect(
    () =>
      refusals.listen(({ problem, isPrivate, session }) => {
        // A late answer to somebody who has left says nothing of the person who is here.
        const isOfPerson = isPrivate && session === String(useDeskSession.getState().turn);
        if (isOfPerson) followRefusal(problem);
      }),
    [],
  );
}
