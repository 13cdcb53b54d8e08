import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { keys } from '../api/keys.ts';
import { useChrome } from '../state/chrome.ts';
import { useSession } from '../state/session.ts';
import { paths } from './paths.ts';

/** When the session ends, here or in another tab, what belonged to it goes and the sign-in page comes (spec 2.2, 4.1). */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      useSession.subscribe(({ token }, before) => {
        if (token === before.token || before.token === undefined) return;
        void mutate(keys.isPrivate, undefined, { revalidate: false });
        useChrome.getState().closeSidebar();
        if (token === undefined) void navigate(paths.signIn);
      }),
    [mutate, navigate],
  );
}
