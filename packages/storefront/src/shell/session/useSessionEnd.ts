import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { keys } from '../../lib/http/keys.ts';
import { useOverlays } from '../overlays.ts';
import { forgetSearches } from '../search/forgetSearches.ts';
import { forgetSteps } from '../../lib/session/knownSteps.ts';
import { useSession } from '../../lib/session/session.ts';
import { paths } from '../../lib/screen/paths.ts';

/**
 * Clears the session's data and opens the sign-in page when the session ends, here or in another tab (spec 2.2, 4.1).
 */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      useSession.subscribe(({ token }, before) => {
        if (token === before.token || before.token === undefined) return;
        void mutate(keys.isPrivate, undefined, { revalidate: false });
        forgetSearches();
        forgetSteps();
        useOverlays.setState({ isSearchOpen: false, isSidebarOpen: false });
        if (token === undefined) void navigate(paths.signIn);
      }),
    [mutate, navigate],
  );
}
