import type { Category } from '@formulary/rules/catalogue/category';
import { CircleUserRound, Menu, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { border, color, layer, radius, size, space } from '../../../theme/tokens.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { barItemStyle } from '../barItemStyle.ts';
import { CartLink } from '../CartLink/CartLink.tsx';
import { CurrencySelect } from '../CurrencySelect/CurrencySelect.tsx';
import { DropMenu } from '../DropMenu/DropMenu.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MenuLinks } from '../MenuLinks.tsx';
import { PageWidth } from '../PageWidth/PageWidth.tsx';
import { ShopMenu } from '../ShopMenu/ShopMenu.tsx';
import type { SiteLink } from '../SiteLink.ts';

export interface SiteHeaderProps {
  isSignedIn: boolean;
  categories: readonly Category[];
  /** 0 is the top of the shop. */
  categoryHref: (categoryId: number) => string;
  /** The screens of a signed-in user: Orders and so on. */
  links?: readonly SiteLink[];
  /** The More menu; without any there is none. */
  moreLinks?: readonly SiteLink[];
  homeHref: string;
  signInHref: string;
  cartHref: string;
  /** Packs in the cart. */
  cartCount: number;
  /** What waits for a prescriber, as NotificationBells; nobody else has any. */
  bells?: ReactNode;
  onSearch: () => void;
  onProfile: () => void;
}

/** Loaded when it is first opened: most visits never do. */
const MenuDrawer = lazy(async () => ({
  default: (await import('../MenuDrawer/MenuDrawer.tsx')).MenuDrawer,
}));

const Root = styled.header`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: 0;
  border-block-end: ${border.hairline};
  background: ${color.surfacePage};

  ${media.print} {
    display: none;
  }
`;

const Bar = styled(PageWidth)`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.header};

  ${media.belowTablet} {
    gap: 0;
    padding-inline: ${space[2]};
  }
`;

const Bells = styled.div`
  display: flex;
  gap: ${space[1]};

  ${media.belowTablet} {
    gap: 0;
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  margin-inline-end: auto;
  border-radius: ${radius.small};
  text-decoration: none;

  ${media.belowTablet} {
    svg {
      inline-size: 1.75rem;
      block-size: 1.75rem;
    }
  }

  /* The mark alone where the name would push Login or the cart off the screen; the link keeps its name. */
  @media screen and (width < 22rem) {
    [data-part='name'] {
      ${visuallyHidden}
    }
  }

  /* Bells take the place of the name on every phone. */
  ${media.belowTablet} {
    :has(> [data-part='bells']) > & [data-part='name'] {
      ${visuallyHidden}
    }
  }

  ${media.fromDesktop} {
    margin-inline-end: ${space[4]};
  }
`;

const BarLink = styled(Link)`
  ${barItemStyle}
`;

const Wide = styled.nav`
  display: none;

  ${media.fromDesktop} {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space[1]};
  }
`;

const SearchButton = styled.button`
  ${barItemStyle}

  kbd {
    display: none;
    margin-inline-start: ${space[1]};
    padding-inline: 0.375rem;
    border: ${border.hairline};
    border-radius: ${radius.small};
    color: ${color.textMuted};
    font: inherit;
    font-size: 0.75rem;
  }

  ${media.belowTablet} {
    justify-content: center;
    inline-size: 2.75rem;
    padding: 0;

    span {
      ${visuallyHidden}
    }
  }

  ${media.fromDesktop} {
    kbd {
      display: inline;
    }
  }
`;

const NarrowOnly = styled.div`
  display: contents;

  ${media.fromDesktop} {
    display: none;
  }
`;

const WideOnly = styled.div`
  display: none;

  ${media.fromDesktop} {
    display: contents;
  }
`;

/** The top of every page: the shop, search, one's own screens, the cart (spec 2.27). On a phone the menus move into a drawer. */
export function SiteHeader({
  isSignedIn,
  categories,
  categoryHref,
  links = [],
  moreLinks = [],
  homeHref,
  signInHref,
  cartHref,
  cartCount,
  bells,
  onSearch,
  onProfile,
}: SiteHeaderProps) {
  const [isMenuOpen, setIsMenuOpen] = useState<boolean>();
  const ownLinks = isSignedIn ? links : [];
  return (
    <Root>
      <Bar>
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
          <ShopMenu categories={categories} categoryHref={categoryHref} />
          {ownLinks.map(({ label, href }) => (
            <BarLink key={href} href={href}>
              {label}
            </BarLink>
          ))}
          {moreLinks.length > 0 && (
            <DropMenu label="More">
              <MenuLinks links={moreLinks} />
            </DropMenu>
          )}
        </Wide>
        <SearchButton type="button" onClick={onSearch}>
          <Search aria-hidden />
          <span>Search</span>
          <kbd aria-hidden>/</kbd>
        </SearchButton>
        <WideOnly>
          <CurrencySelect />
        </WideOnly>
        {isSignedIn && bells && <Bells data-part="bells">{bells}</Bells>}
        {isSignedIn ? (
          <IconButton label="Your account" onClick={onProfile}>
            <CircleUserRound aria-hidden />
          </IconButton>
        ) : (
          <BarLink href={signInHref}>Login</BarLink>
        )}
        <CartLink href={cartHref} count={cartCount} />
      </Bar>
      {isMenuOpen !== undefined && (
        <Suspense>
          <MenuDrawer
            isOpen={isMenuOpen}
            onClose={() => setIsMenuOpen(false)}
            categories={categories}
            categoryHref={categoryHref}
            links={[...ownLinks, ...moreLinks]}
          />
        </Suspense>
      )}
    </Root>
  );
}
