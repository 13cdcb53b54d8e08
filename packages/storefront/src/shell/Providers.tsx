import { LinkProvider } from '@formulary/ui/primitives/navigation/Link';
import { ToastProvider } from '@formulary/ui/primitives/toasts/ToastProvider';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { CartWriterProvider } from '../features/carts/CartWriterProvider.tsx';
import type { ApiProblem } from '../lib/http/problems/ApiProblem.ts';
import { logProblem } from '../lib/screen/logProblem.ts';
import { RouterLink } from './RouterLink.tsx';

/** Each window has its own cache; a failed read is retried only by the user (reading R21). */
const swr = {
  provider: () => new Map(),
  shouldRetryOnError: false,
  onError: (problem: ApiProblem, key: string) => logProblem(key, problem),
};

/** Provides the cache, toasts, the cart's writer, and links that use the router. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <SWRConfig value={swr}>
      <ToastProvider>
        <CartWriterProvider>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </CartWriterProvider>
      </ToastProvider>
    </SWRConfig>
  );
}
