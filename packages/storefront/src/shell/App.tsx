import { GlobalStyle } from '@formulary/ui/theme/GlobalStyle';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './Providers.tsx';

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole shop. */
export function App({ router }: AppProps) {
  return (
    <Providers>
      <GlobalStyle />
      <RouterProvider router={router} />
    </Providers>
  );
}
