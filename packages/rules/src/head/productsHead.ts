import { brand } from '../brand/brand.ts';
import { pageCount, pageToShow } from '../paging/pages.ts';
import { PAGE_SIZES } from '../paging/pageWindow.ts';
import { shorten } from '../text/shorten.ts';
import { categoryTrail } from './categoryTrail.ts';
import type { HeadCatalogue, PageHead } from './PageHead.ts';
import { LONGEST_DESCRIPTION } from './PageHead.ts';
import { productsFound, productsTitle } from './productsTitle.ts';
import { publicPaths } from './publicPaths.ts';
import { tabTitle } from './tabTitle.ts';
import { unlisted } from './staticHead.ts';

interface ProductsAsked {
  readonly categoryId: number | undefined;
  readonly search: string | undefined;
  readonly page: number | undefined;
  /** Whether the address has filters or another order, and so differs from the list's own page. */
  readonly isChanged?: boolean;
}

/**
 * Returns the head of a product list. Search results and filtered lists are not indexed and not counted, because their
 * number is unlimited.
 */
export function productsHead(
  { categories, countIn }: HeadCatalogue,
  { categoryId, search, page: asked, isChanged = false }: ProductsAsked,
): PageHead {
  const category = categories.find(({ id }) => id === categoryId);
  const trail = categoryTrail(categories, categoryId);
  const isLost = categoryId !== undefined && !category;
  if (search !== undefined || isChanged) {
    const title = productsTitle({ search, category, isLost, page: asked ?? 1 }, categories);
    return { ...unlisted(), title: tabTitle(title), isEcho: true, trail };
  }
  if (isLost) return unlisted();
  const count = countIn(categoryId);
  const pages = pageCount(count, PAGE_SIZES.products);
  const page = pageToShow(asked, pages);
  const what =
    category?.description.trim() || `${category?.name ?? 'Everything'} at ${brand.name}.`;
  const where = page > 1 ? `Page ${page} of ${pages}` : productsFound(count);
  return {
    ...unlisted(),
    title: tabTitle(productsTitle({ search, category, page }, categories)),
    description: `${shorten(what, LONGEST_DESCRIPTION - where.length - 2)} ${where}.`,
    canonical: publicPaths.products({ categoryId, page }),
    trail,
  };
}
