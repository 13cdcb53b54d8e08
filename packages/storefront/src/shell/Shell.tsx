import { SkipLink } from '@formulary/ui/primitives/navigation/SkipLink';
import { size } from '@formulary/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { markSession } from '../lib/session/markSession.ts';
import { ShopChrome } from './ShopChrome.tsx';
import { useSessionSync } from './session/useSessionSync.ts';
import { useProblemReactions } from './session/useProblemReactions.ts';
import { useSessionEnd } from './session/useSessionEnd.ts';
import { useFreshSettings } from './useFreshSettings.ts';
import { useShopTypeface } from '@formulary/client/screen/useShopTypeface';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';

const MAIN_ID = 'main';

const Main = styled.main`
  /* Keeps the footer below the first viewport, so that it does not jump when content loads. */
  min-block-size: calc(100dvb - ${size.header});

  /* Focus targets after a change of screen; they are not interactive and show no ring. */
  &:focus,
  h1:focus {
    outline: none;
  }
`;

/** Key of a scroll position. All pages opened by address share the history key `default`, so use the address. */
const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

/** Shows the frame around every screen and runs the listeners that all screens need. */
export function Shell() {
  const { pathname, search, hash } = useLocation();
  useProblemReactions(pathname + search + hash);
  useRemoveServedHead(pathname + search);
  useSessionEnd();
  useEffect(markSession, []);
  useSessionSync();
  useFocusOnNavigation(MAIN_ID);
  useFreshSettings(pathname);
  useShopTypeface(pathname);
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <ShopChrome>
        <Main id={MAIN_ID} tabIndex={-1}>
          <Outlet />
        </Main>
      </ShopChrome>
      <TitleAnnouncer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Moves the focus to the content of a new screen, as a page load would. */
function useFocusOnNavigation(mainId: string): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);
}

/**
 * Removes the server's head elements of the first address when another page is shown, so that sharing uses the current
 * page.
 */
function useRemoveServedHead(address: string): void {
  const [served] = useState(address);
  useEffect(() => {
    if (address === served) return;
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  }, [address, served]);
}

/** Announces the title of a new screen to screen readers, also when it changes after the data loads. */
function TitleAnnouncer() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname === first && title === '') return undefined;
    const say = () => setTitle(document.title);
    say();
    const observer = new MutationObserver(say);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, first, title]);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
