import { SkipLink } from '@formulary/ui/primitives/SkipLink';
import { size } from '@formulary/ui/theme/tokens';
import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { markSession } from '../lib/session/markSession.ts';
import { ShopChrome } from './ShopChrome.tsx';
import { TitleAnnouncer } from './TitleAnnouncer.tsx';
import { useOtherTabs } from './useOtherTabs.ts';
import { useProblemReactions } from './useProblemReactions.ts';
import { useScreenChange } from './useScreenChange.ts';
import { useServedHead } from './useServedHead.ts';
import { useSessionEnd } from './useSessionEnd.ts';

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
  useServedHead(pathname + search);
  useSessionEnd();
  useEffect(markSession, []);
  useOtherTabs();
  useScreenChange(MAIN_ID);
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
