import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy, useEffect } from 'react';
import { ScrollRestoration } from 'react-router';
import { readSession } from '../lib/http/readSession.ts';
import { ScreenLoading } from '../lib/screen/ScreenLoading.tsx';
import { useDeskSession } from '../lib/session/deskSession.ts';
import { DeskUnreached } from './DeskUnreached.tsx';
import { Frame } from './Frame.tsx';
import { useRefusedSession } from './useRefusedSession.ts';

/** Lazy: who comes back has a session. */
const SignIn = lazy(async () => ({
  default: (await loadLazily(() => import('../features/session/SignIn/SignIn.tsx'))).SignIn,
}));

/**
 * Shows the desk to whoever is signed in, and the way in to others. The address stays as it is: after signing in, the
 * page that somebody wanted is shown.
 */
export function Shell() {
  const { state, person } = useDeskSession();
  useRefusedSession();
  useEffect(() => {
    if (useDeskSession.getState().state === 'unknown') void readSession();
  }, []);
  return (
    <>
      {person && <Frame person={person} />}
      {!person && state === 'unreached' && <DeskUnreached />}
      {!person && state === 'away' && (
        <LazySuspense fallback={<ScreenLoading />}>
          <SignIn />
        </LazySuspense>
      )}
      {!person && state === 'unknown' && (
        <main>
          <VisuallyHidden as="h1">The desk</VisuallyHidden>
          <ScreenLoading />
        </main>
      )}
      <ScrollRestoration />
    </>
  );
}
