import { SiteHeader, type SiteHeaderProps } from '@formulary/ui/pieces/chrome/SiteHeader';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useCategories } from '../../features/catalogue/useCategories.ts';
import { useOverlays } from '../overlays.ts';
import { useCan } from '../../lib/session/can.ts';
import { paths } from '../../lib/screen/paths.ts';

const loadMore = async () => (await loadLazily(() => import('./MoreMenu.tsx'))).MoreMenu;

const productsOf = (categoryId?: number) => paths.products({ categoryId });

interface HeaderBarProps extends Partial<Pick<SiteHeaderProps, 'links' | 'bells' | 'cartCount'>> {
  /** Whether the More button shows; it comes after the user's own links, once all of them are known. */
  hasMore?: boolean;
}

/** Shows the header that every role shares, with the category tree (spec 2.27). */
export function HeaderBar({ cartCount = 0, hasMore = true, ...own }: HeaderBarProps) {
  const isSignedIn = useCan('manageAccount');
  const { openSearch, openSidebar } = useOverlays();
  const { data: categories = [] } = useCategories();
  return (
    <SiteHeader
      {...own}
      cartCount={cartCount}
      loadMore={hasMore ? loadMore : undefined}
      isSignedIn={isSignedIn}
      categories={categories}
      categoryHref={paths.categories}
      productsHref={productsOf}
      homeHref={paths.home}
      searchHref={paths.products()}
      signInHref={paths.signIn}
      cartHref={paths.cart}
      onSearch={openSearch}
      onProfile={openSidebar}
    />
  );
}
