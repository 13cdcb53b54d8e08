import type { Category } from '@formulary/rules/catalogue/category';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Drawer } from '../../../primitives/overlays/Drawer/Drawer.tsx';
import { border, color, font, space } from '@formulary/theme/tokens';
import { type CategoryHrefs, type SiteLink, wholeShop } from '../menuLinks.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { CurrencySelect } from '../CurrencySelect/CurrencySelect.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import { followsLink } from '../followsLink.ts';
import type { Elements } from '../../../primitives/elements.ts';

export interface MenuDrawerProps extends CategoryHrefs {
  isOpen: boolean;
  onClose: () => void;
  categories: readonly Category[];
  /** Screens of the signed-in user; a visitor has none. */
  ownLinks: readonly SiteLink[];
  /** Content of the More menu of the wide header. */
  more: Elements;
}

const Menus = styled.nav`
  display: grid;
  gap: ${space[4]};
  margin-inline: calc(-1 * ${space[3]});

  h3 {
    padding-inline: ${space[3]};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }

  section + section {
    padding-block-start: ${space[4]};
    border-block-start: ${border.hairline};
  }

  [data-depth='sub'] {
    margin-inline-start: ${space[3]};
    padding-inline-start: ${space[2]};
    border-inline-start: ${border.hairline};
  }
`;

/** Shows the header's menus on a narrow screen. Choosing a link closes it. */
export function MenuDrawer({
  isOpen,
  onClose,
  categories,
  categoryHref,
  productsHref,
  ownLinks,
  more,
}: MenuDrawerProps) {
  const closeOnLink = (event: MouseEvent) => {
    if (followsLink(event)) onClose();
  };
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Menu">
      <Menus aria-label="Menu" onClick={closeOnLink}>
        {ownLinks.length > 0 && (
          <section aria-label="Yours">
            <h3>Yours</h3>
            <MenuLinks links={ownLinks} />
          </section>
        )}
        <section aria-label="Shop">
          <h3>Shop</h3>
          <MenuLinks links={wholeShop({ categoryHref, productsHref })} />
          <CategoryTree
            categories={categories}
            categoryHref={categoryHref}
            productsHref={productsHref}
          />
        </section>
        {more && (
          <section aria-label="More">
            <h3>More</h3>
            {more}
          </section>
        )}
        <section aria-label="Settings">
          <CurrencySelect />
        </section>
      </Menus>
    </Drawer>
  );
}
