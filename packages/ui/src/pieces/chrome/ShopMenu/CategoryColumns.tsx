import { childCategories } from '@formulary/rules/catalogue/childCategories';
import type { Category } from '@formulary/rules/catalogue/category';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/Link/Link.tsx';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';
import { border, color, font, space } from '../../../theme/tokens.ts';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import { menuLinkStyle } from '../menuLinkStyle.ts';

export interface CategoryColumnsProps {
  categories: readonly Category[];
  /** 0 is the top of the shop. */
  categoryHref: (categoryId: number) => string;
}

const All = styled.div`
  padding-block-end: ${space[1]};
  margin-block-end: ${space[2]};
  border-block-end: ${border.hairline};
`;

/* A category and what is below it never part over two columns. */
const Columns = styled.div`
  columns: 4 13rem;
  column-gap: ${space[4]};

  & > ul > li {
    padding-block-end: ${space[2]};
    break-inside: avoid;
  }

  & > ul > li > a {
    min-block-size: 2rem;
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
  min-block-size: 1.625rem;
  padding-block: 0.125rem;
`;

function Level({
  categories,
  categoryHref,
  parentId,
}: CategoryColumnsProps & { readonly parentId: number }) {
  const children = childCategories(categories, parentId);
  if (children.length === 0) return null;
  return (
    <ul>
      {children.map(({ id, name }) => (
        <li key={id}>
          <CategoryLink href={categoryHref(id)}>
            <UnbrokenText>{name}</UnbrokenText>
          </CategoryLink>
          <Level categories={categories} categoryHref={categoryHref} parentId={id} />
        </li>
      ))}
    </ul>
  );
}

/** Every category with all that is below it, side by side: nothing is behind another press (spec 2.27). */
export function CategoryColumns(props: CategoryColumnsProps) {
  return (
    <>
      <All>
        <MenuLinks links={[{ label: 'All categories', href: props.categoryHref(0) }]} />
      </All>
      <Columns>
        <Level {...props} parentId={0} />
      </Columns>
    </>
  );
}
