import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazyOptional } from '@formulary/client/screen/lazyOptional';
import { ShopHeader } from './header/ShopHeader.tsx';
import { ShopOverlays } from './ShopOverlays.tsx';
import type { Elements } from '@formulary/ui/primitives/elements';

/** Lazy: below the fold and rendered by the server. */
const ShopFooter = lazyOptional(
  async () => (await loadLazily(() => import('./ShopFooter.tsx'))).ShopFooter,
);
/** Lazy: never shown at once. */
const ShopLoader = lazyOptional(
  async () => (await loadLazily(() => import('./ShopLoader.tsx'))).ShopLoader,
);

/** Shows header, footer and overlays around every screen (spec 2.27 to 2.30). */
export function ShopChrome({ children }: { readonly children: Elements }) {
  return (
    <>
      <ShopHeader />
      {children}
      <LazySuspense fallback={null}>
        <ShopFooter />
      </LazySuspense>
      <ShopOverlays />
      <LazySuspense fallback={null}>
        <ShopLoader />
      </LazySuspense>
    </>
  );
}
