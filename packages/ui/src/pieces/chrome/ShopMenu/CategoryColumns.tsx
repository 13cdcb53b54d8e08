import { childCategories } from '@formulary/rules/catalogue/categoryTree';
import type { Category } from '@formulary/rules/catalogue/category';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import { border, color, font, space } from '@formulary/theme/tokens';
import { allInCategory, type CategoryHrefs, wholeShop } from '../menuLinks.ts';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import { menuLinkStyle } from '../menuLinkStyle.ts';

export interface CategoryColumnsProps extends CategoryHrefs {
  categories: readonly Category[];
}

const All = styled.div`
  padding-block-end: ${space[1]};
  margin-block-end: ${space[2]};
  border-block-end: ${border.hairline};

  ul {
    display: flex;
    gap: ${space[4]};
  }
`;

/* Keeps a category and its children in one column. */
const Columns = styled.div`
  columns: 4 13rem;
  column-gap: ${space[4]};

  & > ul > li {
    padding-block-end: ${space[2]};
    break-inside: avoid;
  }

  & > ul > li > a {
    min-block-size: 1.75rem;
    font-weight: ${font.weightBold};
  }

  ul ul a {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  ul ul ul {
    padding-inline-start: ${space[4]};
  }
`;

const CategoryLink = styled(Link)`
  ${menuLinkStyle}
  min-block-size: 1.5rem;
  padding-block: 0.125rem;
`;

interface LevelProps extends CategoryColumnsProps {
  /** Category whose children are listed; omitted for the top level. */
  readonly parent?: Category;
}

function Level({ parent, ...menu }: LevelProps) {
  const children = childCategories(menu.categories, parent?.id ?? 0);
  if (children.length === 0) return null;
  const all = parent && allInCategory(parent, menu.productsHref);
  return (
    <ul>
      {all && (
        <li>
          <CategoryLink href={all.href}>
            <UnbrokenText>{all.label}</UnbrokenText>
          </CategoryLink>
        </li>
      )}
      {children.map((category) => (
        <li key={category.id}>
          <CategoryLink href={menu.categoryHref(category.id)}>
            <UnbrokenText>{category.name}</UnbrokenText>
          </CategoryLink>
          <Level {...menu} parent={category} />
        </li>
      ))}
    </ul>
  );
}

/** Shows every category with all its sub-categories side by side, without further presses (spec 2.27). */
export function CategoryColumns(props: CategoryColumnsProps) {
  return (
    <>
      <All>
        <MenuLinks links={wholeShop(props)} />
      </All>
      <Columns>
        <Level {...props} />
      </Columns>
    </>
  );
}
