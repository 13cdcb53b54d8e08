import type { Category } from '@formulary/rules/catalogue/category';
import { LazyLoad } from '../../../primitives/lazy/LazyLoad.tsx';
import type { CategoryHrefs } from '../menuLinks.ts';
import { DropMenu } from '../DropMenu/DropMenu.tsx';
import { loadLazily } from '../../../primitives/lazy/loadLazily.ts';

export interface ShopMenuProps extends CategoryHrefs {
  categories: readonly Category[];
}

/** Not part of the first load: starts to load when the pointer or focus comes near, before the press. */
const loadColumns = async () =>
  (await loadLazily(() => import('./CategoryColumns.tsx'))).CategoryColumns;

/** A failed preload is retried on opening. */
const prepare = () => void loadColumns().catch(() => undefined);

/** Shows the Shop dropdown: every category and its sub-categories at once (spec 2.27). */
export function ShopMenu({ categories, categoryHref, productsHref }: ShopMenuProps) {
  return (
    <DropMenu label="Shop" isWide onNear={prepare}>
      <LazyLoad load={loadColumns} what="the categories">
        {(CategoryColumns) => (
          <CategoryColumns
            categories={categories}
            categoryHref={categoryHref}
            productsHref={productsHref}
          />
        )}
      </LazyLoad>
    </DropMenu>
  );
}
