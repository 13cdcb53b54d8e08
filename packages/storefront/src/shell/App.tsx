import { GlobalStyle } from '@formulary/theme/GlobalStyle';
import { followRouter } from '@formulary/client/screen/shownRouter';
import { type ComponentProps, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { type Served, ServedContext } from '../lib/served/ServedContext.ts';
import { Providers } from './Providers.tsx';

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  /** Answers that came with the page or, on the server, to render from. */
  readonly served?: Served;
  /** Called once the page is rendered or hydrated, except for lazy components. */
  readonly onRendered?: () => void;
}

/** Shows the whole shop. */
export function App({ router, served, onRendered }: AppProps) {
  useEffect(() => onRendered?.(), [onRendered]);
  useEffect(() => followRouter(router), [router]);
  return (
    <ServedContext value={served}>
      <Providers>
        <GlobalStyle />
        <RouterProvider router={router} />
      </Providers>
    </ServedContext>
  );
}
