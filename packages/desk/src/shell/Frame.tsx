import { useShopTypeface } from '@formulary/client/screen/useShopTypeface';
import { staffCan } from '@formulary/rules/accounts/staffPermissions';
import { media } from '@formulary/theme/media';
import { border, color, layer, size, space } from '@formulary/theme/tokens';
import { SkipLink } from '@formulary/ui/primitives/navigation/SkipLink';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { noteShownScreen } from '../lib/screen/heldKeys.ts';
import { KeepTyping } from '../lib/changes/KeepTyping.tsx';
import type { DeskPerson } from '../lib/session/deskSession.ts';
import { cardsWhereNarrow } from './cardsWhereNarrow.ts';
import { DemoBanner } from './DemoBanner.tsx';
import { DeskNav } from './nav/DeskNav.tsx';
import { NotPermitted } from './NotPermitted.tsx';
import { DeskOverlays } from './overlays/DeskOverlays.tsx';
import { DeskBar } from './bar/DeskBar.tsx';
import { useScreenPermission } from './screenPermission.ts';
import { useShellKeys } from './useShellKeys.ts';

const MAIN_ID = 'main';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;

  /* Lists take its height into account, so that the page itself does not scroll. */
  &[data-demo] {
    --desk-banner: 2rem;
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);

  ${media.fromTablet} {
    grid-template-columns: 7rem minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
  }

  ${media.fromDesktop} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }

  /* The side is not printed, and its column is not left empty. */
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Top = styled.header`
  border-block-end: ${border.hairline};
  background: ${color.surfaceRaised};

  /* On a tablet, large text makes it two rows high. */
  ${media.fromDesktop} {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.header};
  }

  ${media.low} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;

const Side = styled.div`
  border-block-end: ${border.hairline};
  background: ${color.surfaceSunken};

  ${media.fromTablet} {
    border-block-end: 0;
    border-inline-end: ${border.hairline};

    & > nav {
      position: sticky;
      inset-block-start: 0;
      max-block-size: 100dvb;
      padding-block: ${space[3]};
      overflow-y: auto;
    }
  }

  ${media.fromDesktop} {
    & > nav {
      inset-block-start: ${size.header};
      max-block-size: calc(100dvb - ${size.header});
    }
  }

  ${media.low} {
    & > nav {
      position: static;
      max-block-size: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;

const Main = styled.main`
  ${cardsWhereNarrow}
  min-inline-size: 0;

  &:focus,
  h1:focus {
    outline: none;
  }
`;

interface FrameProps {
  readonly person: DeskPerson;
}

/** Shows the frame of every screen: the bar at the top, the jobs at the side, and the screen if the person may see it. */
export function Frame({ person }: FrameProps) {
  const { pathname } = useLocation();
  useShopTypeface(pathname);
  const permission = useScreenPermission();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // Before the screen is seen: a key pressed at once may move the focus on.
  useLayoutEffect(() => {
    // As a page load would.
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  useShellKeys(person.role);
  // After the effects of the screen, which bind its keys.
  useEffect(() => noteShownScreen(pathname), [pathname]);
  const isPermitted = permission === undefined || staffCan(person.role, permission);
  return (
    <Root data-demo={person.isDemo || undefined}>
      <SkipLink targetId={MAIN_ID} />
      {person.isDemo && <DemoBanner role={person.role} />}
      <Top>
        <DeskBar person={person} />
      </Top>
      <Body>
        <Side>
          <DeskNav role={person.role} />
        </Side>
        <Main ref={main} id={MAIN_ID} tabIndex={-1}>
          {isPermitted ? (
            <KeepTyping subject={pathname}>
              <Outlet />
            </KeepTyping>
          ) : (
            <NotPermitted role={person.role} />
          )}
        </Main>
      </Body>
      <DeskOverlays />
    </Root>
  );
}
