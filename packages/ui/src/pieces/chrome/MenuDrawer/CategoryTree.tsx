import { childCategories } from '@formulary/rules/catalogue/childCategories';
import type { Category } from '@formulary/rules/catalogue/category';
import { useId, useState } from 'react';
import { CategoryBranch } from './CategoryBranch.tsx';

export interface CategoryTreeProps {
  categories: readonly Category[];
  /** The category whose children stand here; 0 for the top level. */
  parentId?: number;
  categoryHref: (categoryId: number) => string;
  /** What this list is, when it is a sub-menu. */
  id?: string;
}

/** The categories under one, each with its own below it; one sub-menu is open at a time (spec 2.27). */
export function CategoryTree({ categories, parentId = 0, categoryHref, id }: CategoryTreeProps) {
  const [openId, setOpenId] = useState<number>();
  const ownId = useId();
  return (
    <ul id={id} data-depth={parentId === 0 ? 'top' : 'sub'}>
      {childCategories(categories, parentId).map((category) => {
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
            {hasChildren && (
              <CategoryTree
                id={menuId}
                categories={categories}
                parentId={category.id}
                categoryHref={categoryHref}
              />
            )}
          </CategoryBranch>
        );
      })}
    </ul>
  );
}
