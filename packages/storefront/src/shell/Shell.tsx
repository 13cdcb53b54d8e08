import { SkipLink } from '@formulary/ui/primitives/navigation/SkipLink';
import { size } from '@formulary/ui/theme/tokens';
import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { markSession } from '../lib/session/markSession.ts';
import { ShopChrome } from './ShopChrome.tsx';
import { TitleAnnouncer } from './TitleAnnouncer.tsx';
import { useSessionSync } from './session/useSessionSync.ts';
import { useProblemReactions } from './session/useProblemReactions.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useRemoveServedHead } from './rendering/useRemoveServedHead.ts';
import { useSessionEnd } from './session/useSessionEnd.ts';

const MAIN_ID = 'main';

const Main = styled.main`
  /* The foot is below what is seen first: it never jumps when a screen fills. */
  min-block-size: calc(100dvb - ${size.header});

  /* Where the focus is taken when the screen changes; neither can be operated. */
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
