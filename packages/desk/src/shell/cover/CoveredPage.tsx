import { LoadOnOpen } from '@formulary/client/screen/LoadOnOpen';
import type { Elements } from '@formulary/ui/primitives/elements';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSWRConfig } from 'swr';
import { isCovered, useDeskSession } from '../../lib/session/deskSession.ts';
import { useIdleLock } from './useIdleLock.ts';

const loadCover = async () => (await loadLazily(() => import('./Cover.tsx'))).Cover;

const Page = styled.div`
  /*
   * Hidden rather than blurred, which can be undone; not removed, so that everything typed and scrolled stays. Each
   * element by itself, because browsers make modal dialogs visible whatever their parents are.
   */
  &[inert],
  &[inert] *,
  &[inert] *::backdrop {
    visibility: hidden !important;
  }
`;

/**
 * Hides the page while the session is locked or over: it stays as it was, and nobody can read or reach it. Afterwards it
 * has its focus back, and reads again what may have changed.
 */
export function CoveredPage({ children }: { readonly children: Elements }) {
  const isHidden = useDeskSession(isCovered);
  const focused = useRef<Element>(null);
  const { mutate } = useSWRConfig();
  useIdleLock();
  const wasHidden = useRef(isHidden);
  useLayoutEffect(() => {
    if (isHidden && !wasHidden.current) focused.current = document.activeElement;
  }, [isHidden]);
  // Behind the effects of the page below: a dialog that opens again takes the focus to its first field.
  useEffect(() => {
    const isShownAgain = wasHidden.current && !isHidden;
    wasHidden.current = isHidden;
    if (!isShownAgain) return;
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    void mutate(() => true);
  }, [isHidden, mutate]);
  return (
    <>
      <Page inert={isHidden}>{children}</Page>
      <LoadOnOpen isOpen={isHidden} load={loadCover} />
    </>
  );
}
