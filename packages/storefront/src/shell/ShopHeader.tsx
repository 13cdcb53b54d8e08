import { roleOf } from '@formulary/rules/accounts/roleOf';
import { SiteHeader } from '@formulary/ui/pieces/chrome/SiteHeader';
import { lazy, Suspense } from 'react';
import { useProfile } from '../features/accounts/useProfile.ts';
import { useCart } from '../features/carts/useCart.ts';
import { useCategories } from '../features/catalogue/useCategories.ts';
import { useChrome } from './chrome.ts';
import { useSession } from '../lib/session/session.ts';
import { paths } from '../lib/screen/paths.ts';

/** Nobody but prescribers has any. */
const ShopBells = lazy(async () => ({ default: (await import('./ShopBells.tsx')).ShopBells }));

const orders = { label: 'Orders', href: paths.orders() };
/** What has no screen yet is not linked to; who somebody is shows once their profile is there. */
const ownLinks = {
  visitor: [orders],
  practitioner: [orders, { label: 'My Prescribers', href: paths.prescribers }],
  prescriber: [orders, { label: 'My Practitioners', href: paths.practitioners() }],
} as const;

/** The header with what it shows: the category tree, the packs in the cart, and what waits for a prescriber (spec 2.27). */
export function ShopHeader() {
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const { openSearch, openSidebar } = useChrome();
  const { data: categories = [] } = useCategories();
  const { data: lines = [] } = useCart();
  const { data: profile } = useProfile();
  return (
    <SiteHeader
      isSignedIn={isSignedIn}
      categories={categories}
      categoryHref={paths.categories}
      links={ownLinks[roleOf(profile)]}
      homeHref={paths.home}
      signInHref={paths.signIn}
      cartHref={paths.cart}
      cartCount={isSignedIn ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0}
      bells={
        profile?.isPrescriber && (
          <Suspense>
            <ShopBells prescriberId={profile.id} />
          </Suspense>
        )
      }
      onSearch={openSearch}
      onProfile={openSidebar}
    />
  );
}
