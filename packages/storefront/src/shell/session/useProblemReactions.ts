import { commonNotices } from '@formulary/rules/problems/commonNotices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect } from 'react';
import { type Refusal, refusals } from '@formulary/client/http/problems/refusals';
import { rememberedUrl } from '../../lib/session/rememberedUrl.ts';
import { useSession } from '../../lib/session/session.ts';

/** Reacts to refusals in one place: 401, 403 and 500 of private calls (spec 8.1 to 8.5). */
export function useProblemReactions(currentUrl: string): void {
  const { notify } = useToasts();
  useEffect(() => {
    const react = (refusal: Refusal) => {
      // The caller handles failures of public calls (spec 8.4).
      if (!refusal.isPrivate) return;
      const { token, drop } = useSession.getState();
      const wasNotMade = refusal.session === undefined;
      // A refusal after the session has ended causes no redirect: the visitor may be reading or signing in again.
      const isAboutThisSession = token !== undefined && (wasNotMade || refusal.session === token);
      switch (refusal.problem.status) {
        case 401:
          if (!isAboutThisSession) return;
          rememberedUrl.remember(currentUrl);
          notify({ id: 'session', tone: 'warning', message: commonNotices.sessionExpired });
          drop();
          return;
        case 403:
          if (isAboutThisSession) drop();
          return;
        case 500:
          notify({ id: 'failure', tone: 'danger', message: commonNotices.somethingWentWrong });
          return;
        default:
      }
    };
    return refusals.listen(react);
  }, [notify, currentUrl]);
}
