import { SiteHeader } from '@formulary/ui/pieces/chrome/SiteHeader';
import { useCart } from '../features/carts/useCart.ts';
import { useCategories } from '../features/catalogue/useCategories.ts';
import { useChrome } from './chrome.ts';
import { useSession } from '../lib/session/session.ts';
import { paths } from '../lib/screen/paths.ts';

/** What has no screen yet is not linked to. */
const ownLinks = [{ label: 'Orders', href: paths.orders() }];

/** The header with what it shows: the category tree, and the packs in the cart (spec 2.27). */
export function ShopHeader() {
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const { openSearch, openSidebar } = useChrome();
  const { data: categories = [] } = useCategories();
  const { data: lines = [] } = useCart();
  return (
    <SiteHeader
      isSignedIn={isSignedIn}
      categories={categories}
      categoryHref={paths.categories}
      links={ownLinks}
      homeHref={paths.home}
      signInHref={paths.signIn}
      cartHref={paths.cart}
      cartCount={isSignedIn ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0}
      onSearch={openSearch}
      onProfile={openSidebar}
    />
  );
}
