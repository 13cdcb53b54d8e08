import { GlobalStyle } from '@formulary/theme/GlobalStyle';
import { readSettings } from '@formulary/client/reads/readSettings';
import { LinkProvider } from '@formulary/ui/primitives/navigation/Link';
import { ToastProvider } from '@formulary/ui/primitives/toasts/ToastProvider';
import { type ComponentProps, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { isCovered, useDeskSession } from '../lib/session/deskSession.ts';
import { CoveredPage } from './cover/CoveredPage.tsx';
import { RouterLink } from './RouterLink.tsx';

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  /** Called once the page is rendered, except for lazy components. */
  readonly onRendered?: () => void;
}

/** Nothing is read while nobody can see it. */
const settings = { ...readSettings, isPaused: () => isCovered(useDeskSession.getState()) };

/** Shows the whole desk. Another person gets a new page and a new cache. */
export function App({ router, onRendered }: AppProps) {
  const turn = useDeskSession((session) => session.turn);
  useEffect(() => onRendered?.(), [onRendered]);
  return (
    <>
      <GlobalStyle />
      <SWRConfig key={turn} value={settings}>
        <CoveredPage>
          <ToastProvider>
            <LinkProvider component={RouterLink}>
              <RouterProvider router={router} />
            </LinkProvider>
          </ToastProvider>
        </CoveredPage>
      </SWRConfig>
    </>
  );
}
