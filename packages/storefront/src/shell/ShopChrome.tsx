import { type ReactNode, Suspense } from 'react';
import { lazyExtra } from '../lib/screen/lazyExtra.ts';
import { ShopHeader } from './ShopHeader.tsx';
import { ShopOverlays } from './ShopOverlays.tsx';

/** Below what is seen first, and drawn by the server. */
const ShopFooter = lazyExtra(async () => (await import('./ShopFooter.tsx')).ShopFooter);
/** Shown for what is waited for, never at once. */
const ShopLoader = lazyExtra(async () => (await import('./ShopLoader.tsx')).ShopLoader);

/** The header above and the footer below every screen, and what opens over it (spec 2.27 to 2.30). */
export function ShopChrome({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ShopHeader />
      {children}
      <Suspense fallback={null}>
        <ShopFooter />
      </Suspense>
      <ShopOverlays />
      <Suspense fallback={null}>
        <ShopLoader />
      </Suspense>
    </>
  );
}
