import { LinkProvider } from '@formulary/ui/primitives/navigation/Link';
import { ToastProvider } from '@formulary/ui/primitives/toasts/ToastProvider';
import { CartWriterProvider } from '../features/carts/CartWriterProvider.tsx';
import { SWRConfig } from 'swr';
import { RouterLink } from './RouterLink.tsx';
import { readSettings } from '@formulary/client/reads/readSettings';
import type { ReactNode } from 'react';

/** Provides the cache, toasts, the cart's writer, and links that use the router. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <SWRConfig value={readSettings}>
      <ToastProvider>
        <CartWriterProvider>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </CartWriterProvider>
      </ToastProvider>
    </SWRConfig>
  );
}
