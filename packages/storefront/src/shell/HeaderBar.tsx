import { SiteHeader, type SiteHeaderProps } from '@formulary/ui/pieces/chrome/SiteHeader';
import { useCart } from '../features/carts/useCart.ts';
import { useCategories } from '../features/catalogue/useCategories.ts';
import { useChrome } from './chrome.ts';
import { useSession } from '../lib/session/session.ts';
import { paths } from '../lib/screen/paths.ts';

const loadMore = async () => (await import('./MoreMenu.tsx')).MoreMenu;

/** The header with what everybody has in it: the category tree, and the packs in the cart (spec 2.27). */
export function HeaderBar(own: Pick<SiteHeaderProps, 'links' | 'bells'>) {
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const { openSearch, openSidebar } = useChrome();
  const { data: categories = [] } = useCategories();
  const { data: lines = [] } = useCart();
  return (
    <SiteHeader
      {...own}
      loadMore={loadMore}
      isSignedIn={isSignedIn}
      categories={categories}
      categoryHref={paths.categories}
      homeHref={paths.home}
      signInHref={paths.signIn}
      cartHref={paths.cart}
      cartCount={isSignedIn ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0}
      onSearch={openSearch}
      onProfile={openSidebar}
    />
  );
}
