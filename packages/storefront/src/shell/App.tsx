import { GlobalStyle } from '@formulary/ui/theme/GlobalStyle';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { Served } from '../lib/served/Served.ts';
import { ServedContext } from '../lib/served/ServedContext.ts';
import { Providers } from './Providers.tsx';

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  /** What the page came with, or is drawn from. */
  readonly served?: Served;
}

/** The whole shop. */
export function App({ router, served }: AppProps) {
  return (
    <ServedContext value={served}>
      <Providers>
        <GlobalStyle />
        <RouterProvider router={router} />
      </Providers>
    </ServedContext>
  );
}
