import {
  type DeskCategory,
  listDeskCategories,
} from '@formulary/rules/calls/desk/deskCategoryCalls';
import { categoryChain } from '@formulary/rules/catalogue/categoryChain';
import type { SelectOption } from '@formulary/ui/fields/Select';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';

/** Returns categories as options by their path, 'Needles › Blunt', in the order of the tree. */
export function categoryOptions(categories: readonly DeskCategory[]): readonly SelectOption[] {
  const all = categories.map(({ id, fields: { name, parentId } }) => ({ id, name, parentId }));
  const below = (parentId: number): readonly SelectOption[] =>
    all
      .filter((category) => category.parentId === parentId)
      .flatMap(({ id }) => {
        const path = categoryChain(all, id).map(({ name }) => name);
        return [{ value: String(id), label: path.join(' › ') }, ...below(id)];
      });
  return below(0);
}

/** Reads the tree of categories. */
export function useCategories() {
  return useDeskRead(listDeskCategories, {});
}
