import type { Category } from '@formulary/rules/wire/entities/category';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { border, color, radius, space, stroke } from '../../theme/tokens.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { DropMenu } from './DropMenu.tsx';
import { MenuLinks } from './MenuLinks.tsx';

export interface ShopMenuProps {
  categories: readonly Category[];
  /** 0 is the top of the shop. */
  categoryHref: (categoryId: number) => string;
}

const COLUMN = 'min(19rem, 100vi - 5rem)';

/* The first column scrolls by itself; a sub-menu stands beside it where there is room, measured from the panel, so it is not clipped. */
const Columns = styled.div`
  inline-size: ${COLUMN};

  [data-depth='top'] {
    max-block-size: min(34rem, calc(100dvb - 10rem));
    overflow-y: auto;
    scrollbar-width: thin;
  }

  /* Inside the edge, where what scrolls does not cut it off. */
  :focus-visible {
    outline-offset: calc(-1 * ${stroke.heavy});
  }

  [data-depth='top'] > [data-open] > div {
    border-radius: ${radius.medium};
    background: ${color.surfaceHover};
  }

  ${media.fromTablet} {
    [data-depth='top'] > li > [data-depth='sub'] {
      position: absolute;
      inset-block-start: calc(-1 * ${stroke.hairline});
      inset-inline-start: calc(100% + ${space[1]});
      inline-size: ${COLUMN};
      min-block-size: calc(100% + ${stroke.strong});
      max-block-size: calc(100dvb - 8rem);
      padding: ${space[2]};
      border: ${border.hairline};
      border-radius: ${radius.large};
      background: ${color.surfaceRaised};
      overflow-y: auto;
    }
  }

  [data-depth='sub'] [data-depth='sub'] {
    padding-inline-start: ${space[4]};
  }
`;

const All = styled.div`
  padding-block-end: ${space[1]};
  margin-block-end: ${space[1]};
  border-block-end: ${border.hairline};
`;

/** The Shop dropdown: every category, with what is below it one press away (spec 2.27). */
export function ShopMenu({ categories, categoryHref }: ShopMenuProps) {
  return (
    <DropMenu label="Shop">
      <Columns>
        <All>
          <MenuLinks links={[{ label: 'All categories', href: categoryHref(0) }]} />
        </All>
        <CategoryTree categories={categories} categoryHref={categoryHref} />
      </Columns>
    </DropMenu>
  );
}
