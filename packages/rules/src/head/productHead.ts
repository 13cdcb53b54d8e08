import { brand } from '../brand/brand.ts';
import { shorten } from '../text/shorten.ts';
import type { HeadCatalogue, PageHead } from './PageHead.ts';
import { LONGEST_DESCRIPTION } from './PageHead.ts';
import { productTrail } from './productTrail.ts';
import { publicPaths } from './publicPaths.ts';
import { socialPicture } from './socialPicture.ts';
import { tabTitle } from './tabTitle.ts';

/** Returns the head of a product's page. Undefined for a product that is not on sale. */
export function productHead(
  { categories, product: find }: HeadCatalogue,
  id: number,
): PageHead | undefined {
  const product = find(id);
  if (!product) return undefined;
  const { name, description, categoryIds } = product;
  return {
    title: tabTitle(name),
    description: shorten(
      description.trim() || `${name}, supplied to professionals by ${brand.name}.`,
      LONGEST_DESCRIPTION,
    ),
    canonical: publicPaths.product(id),
    isEcho: false,
    picture: socialPicture,
    trail: productTrail(
      categories,
      product,
      categoryIds.find((each) => categories.some((category) => category.id === each)),
    ),
    subject: product,
  };
}
