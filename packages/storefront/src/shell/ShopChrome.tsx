import { PartSuspense } from '@formulary/ui/primitives/lazy/PartSuspense';
import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';
import { lazyExtra } from '../lib/screen/lazyExtra.ts';
import { ShopHeader } from './header/ShopHeader.tsx';
import { ShopOverlays } from './ShopOverlays.tsx';
import type { Elements } from '@formulary/ui/primitives/elements';

/** Lazy: below the fold and rendered by the server. */
const ShopFooter = lazyExtra(
  async () => (await loadPart(() => import('./ShopFooter.tsx'))).ShopFooter,
);
/** Lazy: never shown at once. */
const ShopLoader = lazyExtra(
  async () => (await loadPart(() => import('./ShopLoader.tsx'))).ShopLoader,
);

/** Shows header, footer and overlays around every screen (spec 2.27 to 2.30). */
export function ShopChrome({ children }: { readonly children: Elements }) {
  return (
    <>
      <ShopHeader />
      {children}
      <PartSuspense fallback={null}>
        <ShopFooter />
      </PartSuspense>
      <ShopOverlays />
      <PartSuspense fallback={null}>
        <ShopLoader />
      </PartSuspense>
    </>
  );
}
