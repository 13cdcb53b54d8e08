import type { Category } from '@formulary/rules/catalogue/category';
import type { CategoryHrefs } from './CategoryHrefs.ts';
import type { SiteLink } from './SiteLink.ts';

/** Returns a link to all products of a category with children, with text that makes sense alone. */
export function allInCategory(
  { id, name }: Pick<Category, 'id' | 'name'>,
  productsHref: CategoryHrefs['productsHref'],
): SiteLink {
  return { label: `All in ${name}`, href: productsHref(id) };
}
