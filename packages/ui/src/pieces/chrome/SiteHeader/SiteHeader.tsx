import type { Category } from '@formulary/rules/catalogue/category';
import { CircleUserRound, Menu, Search } from 'lucide-react';
import { type ComponentType, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { LazyLoad } from '../../../primitives/lazy/LazyLoad.tsx';
import type { CategoryHrefs, SiteLink } from '../menuLinks.ts';
import { CartLink } from '../CartLink/CartLink.tsx';
import { CurrencySelect } from '../CurrencySelect/CurrencySelect.tsx';
import { DropMenu } from '../DropMenu/DropMenu.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PlainSearch } from '../PlainSearch/PlainSearch.tsx';
import { ShopMenu } from '../ShopMenu/ShopMenu.tsx';
import {
  Bar,
  BarLink,
  Bells,
  HomeLink,
  LoginLink,
  NarrowOnly,
  Root,
  Scriptless,
  SearchButton,
  Wide,
  WideOnly,
} from './SiteHeader.styles.ts';
import { loadLazily } from '../../../primitives/lazy/loadLazily.ts';

export interface SiteHeaderProps extends CategoryHrefs {
  isSignedIn: boolean;
  categories: readonly Category[];
  /** Screens of a signed-in user: Orders and so on. */
  links?: readonly SiteLink[];
  /** Loads the content of the More menu on demand; omitted to hide the menu. Pass a stable function. */
  loadMore?: (() => Promise<ComponentType>) | undefined;
  homeHref: string;
  /** Page that handles `?search=`. */
  searchHref: string;
  signInHref: string;
  cartHref: string;
  /** Packs in the cart. */
  cartCount: number;
  /** NotificationBells of a prescriber; omitted for other users. */
  bells?: ReactNode;
  onSearch: () => void;
  onProfile: () => void;
}

/** Loads the drawer when it first opens, because most visits never open it. */
const loadDrawer = async () =>
  (await loadLazily(() => import('../MenuDrawer/MenuDrawer.tsx'))).MenuDrawer;

/**
 * Shows the header of every page: shop, search, the user's screens, cart (spec 2.27). On a phone the menus move into a
 * drawer.
 */
export function SiteHeader({
  isSignedIn,
  categories,
  categoryHref,
  productsHref,
  links = [],
  loadMore,
  homeHref,
  searchHref,
  signInHref,
  cartHref,
  cartCount,
  bells,
  onSearch,
  onProfile,
}: SiteHeaderProps) {
  const [isMenuOpen, setIsMenuOpen] = useState<boolean>();
  const searchId = useId();
  const search = (event: MouseEvent) => {
    // Without scripts the form opens the product page.
    event.preventDefault();
    onSearch();
  };
  const ownLinks = isSignedIn ? links : [];
  const more = loadMore && (
    <LazyLoad load={loadMore} what="this menu">
      {(More) => <More />}
    </LazyLoad>
  );
  const ownBells = isSignedIn ? bells : undefined;
  return (
    <Root>
      <Bar data-own={ownLinks.length > 0 || undefined} data-bells={ownBells ? true : undefined}>
        <NarrowOnly>
          <IconButton
            label="Menu"
            aria-expanded={isMenuOpen === true}
            onClick={() => setIsMenuOpen(true)}
          >
            <Menu aria-hidden />
          </IconButton>
        </NarrowOnly>
        <HomeLink href={homeHref}>
          <Logo />
        </HomeLink>
        <Wide aria-label="Main">
          <ShopMenu
            categories={categories}
            categoryHref={categoryHref}
            productsHref={productsHref}
          />
          {ownLinks.map(({ label, href }) => (
            <BarLink key={href} href={href}>
              {label}
            </BarLink>
          ))}
          {more && (
            <DropMenu label="More" onNear={() => void loadMore?.().catch(() => undefined)}>
              {more}
            </DropMenu>
          )}
        </Wide>
        <SearchButton type="submit" form={searchId} onClick={search}>
          <Search aria-hidden />
          <span>Search</span>
          <kbd aria-hidden>/</kbd>
        </SearchButton>
        <Scriptless>
          <PlainSearch id={searchId} action={searchHref} />
        </Scriptless>
        <WideOnly>
          <CurrencySelect />
        </WideOnly>
        {ownBells && <Bells>{ownBells}</Bells>}
        {isSignedIn ? (
          <IconButton label="Your account" onClick={onProfile}>
            <CircleUserRound aria-hidden />
          </IconButton>
        ) : (
          <LoginLink href={signInHref}>Login</LoginLink>
        )}
        <CartLink href={cartHref} count={cartCount} />
      </Bar>
      {isMenuOpen !== undefined && (
        <LazyLoad load={loadDrawer} what="the menu">
          {(MenuDrawer) => (
            <MenuDrawer
              isOpen={isMenuOpen}
              onClose={() => setIsMenuOpen(false)}
              categories={categories}
              categoryHref={categoryHref}
              productsHref={productsHref}
              ownLinks={ownLinks}
              more={more}
            />
          )}
        </LazyLoad>
      )}
    </Root>
  );
}
