import { childCategories } from '@formulary/rules/catalogue/categoryTree';
import type { Category } from '@formulary/rules/catalogue/category';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import { allInCategory, type CategoryHrefs } from '../menuLinks.ts';
import { menuLinkStyle } from '../menuLinkStyle.ts';
import { CategoryBranch } from './CategoryBranch.tsx';

export interface CategoryTreeProps extends CategoryHrefs {
  categories: readonly Category[];
  /** Category whose children are listed; omitted for the top level. */
  parent?: Category;
  /** Id of this list when it is a sub-menu. */
  id?: string;
}

const AllLink = styled(Link)`
  ${menuLinkStyle}
`;

/**
 * Lists the child categories of one category, each with its own sub-menu; one sub-menu is open at a time (spec 2.27).
 */
export function CategoryTree({ parent, id, ...menu }: CategoryTreeProps) {
  const [openId, setOpenId] = useState<number>();
  const ownId = useId();
  const { categories, categoryHref, productsHref } = menu;
  const all = parent && allInCategory(parent, productsHref);
  return (
    <ul id={id} data-depth={parent ? 'sub' : 'top'}>
      {all && (
        <li>
          <AllLink href={all.href}>
            <UnbrokenText>{all.label}</UnbrokenText>
          </AllLink>
        </li>
      )}
      {childCategories(categories, parent?.id ?? 0).map((category) => {
        const menuId = `${ownId}-${category.id}`;
        const hasChildren = childCategories(categories, category.id).length > 0;
        return (
          <CategoryBranch
            key={category.id}
            category={category}
            href={categoryHref(category.id)}
            isOpen={openId === category.id}
            onToggle={(isOpen) => setOpenId(isOpen ? category.id : undefined)}
            menuId={menuId}
          >
            {hasChildren && <CategoryTree {...menu} id={menuId} parent={category} />}
          </CategoryBranch>
        );
      })}
    </ul>
  );
}
