import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { lockDesk, signOutOfDesk } from '@formulary/rules/calls/desk/deskSessionCalls';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { callDesk } from '../lib/http/callDesk.ts';
import { useDeskSession } from '../lib/session/deskSession.ts';

/** Returns the functions that lock the desk and sign out. */
export function useSessionActions() {
  const { notify } = useToasts();
  return {
    /** Covers the page at once; the server locks as soon as it hears of it. */
    lock: async (): Promise<void> => {
      useDeskSession.getState().lock();
      try {
        await callDesk(lockDesk, {}, { isBackground: true });
      } catch (problem) {
        // The page stays covered. An unlocked session is still behind it, and ends by itself.
        if (!(problem instanceof ApiProblem)) throw problem;
      }
    },
    signOut: async (): Promise<void> => {
      try {
        await callDesk(signOutOfDesk, {});
        useDeskSession.getState().leave();
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        notify({ id: 'session', tone: 'danger', message: problem.message });
      }
    },
  };
}
