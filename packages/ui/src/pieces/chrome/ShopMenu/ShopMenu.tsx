import type { Category } from '@formulary/rules/catalogue/category';
import { LazyPart } from '../../../primitives/lazy/LazyPart.tsx';
import type { CategoryHrefs } from '../CategoryHrefs.ts';
import { DropMenu } from '../DropMenu/DropMenu.tsx';
import { loadPart } from '../../../primitives/lazy/loadPart.ts';

export interface ShopMenuProps extends CategoryHrefs {
  categories: readonly Category[];
}

/** Not part of the first load: starts to load when the pointer or focus comes near, before the press. */
const loadColumns = async () =>
  (await loadPart(() => import('./CategoryColumns.tsx'))).CategoryColumns;

/** A failed preload is retried on opening. */
const prepare = () => void loadColumns().catch(() => undefined);

/** Shows the Shop dropdown: every category and its sub-categories at once (spec 2.27). */
export function ShopMenu({ categories, categoryHref, productsHref }: ShopMenuProps) {
  return (
    <DropMenu label="Shop" isWide onNear={prepare}>
      <LazyPart load={loadColumns} what="the categories">
        {(CategoryColumns) => (
          <CategoryColumns
            categories={categories}
            categoryHref={categoryHref}
            productsHref={productsHref}
          />
        )}
      </LazyPart>
    </DropMenu>
  );
}
