import type { Category } from '@formulary/rules/catalogue/category';
import type { CategoryHrefs } from './CategoryHrefs.ts';
import type { SiteLink } from './SiteLink.ts';

/** From a category that has others below it to the list of all that is in them, in words that read alone. */
export function allInCategory(
  { id, name }: Pick<Category, 'id' | 'name'>,
  productsHref: CategoryHrefs['productsHref'],
): SiteLink {
  return { label: `All in ${name}`, href: productsHref(id) };
}
