import { GlobalStyle } from '@formulary/ui/theme/GlobalStyle';
import { type ComponentProps, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { Served } from '../lib/served/Served.ts';
import { ServedContext } from '../lib/served/ServedContext.ts';
import { Providers } from './Providers.tsx';

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  /** What the page came with, or is drawn from. */
  readonly served?: Served;
  /** Called once the page is drawn or hydrated, apart from parts that are loaded later. */
  readonly onDrawn?: () => void;
}

/** The whole shop. */
export function App({ router, served, onDrawn }: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <ServedContext value={served}>
      <Providers>
        <GlobalStyle />
        <RouterProvider router={router} />
      </Providers>
    </ServedContext>
  );
}
