import type { DeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import {
  type CategoryFields,
  categoryRules,
} from '@formulary/rules/catalogue/changes/categoryFields';
import type { FormRules } from '@formulary/rules/forms/fieldCheck';
import type { SelectOption } from '@formulary/ui/fields/Select';

/** A category as its form has it: texts. */
export type TypedCategory = Readonly<Record<keyof CategoryFields, string>>;

/** The checks of the form of a category. */
export const categoryFormRules: FormRules<keyof CategoryFields> = {
  ...categoryRules,
  parentId: [],
  position: [],
};

export const categoryFormFields = Object.keys(categoryFormRules);

/** A place behind all others. */
const LAST = 5_000;

/** A new category: at the end of the top level. */
export const emptyCategory: CategoryFields = {
  name: '',
  description: '',
  parentId: 0,
  position: LAST,
  prescriptionLimit: 0,
};

/** Returns a category as its form has it. */
export function typedOf(fields: CategoryFields): TypedCategory {
  return {
    ...fields,
    parentId: String(fields.parentId),
    position: String(fields.position),
    prescriptionLimit: String(fields.prescriptionLimit),
  };
}

/** Returns what was typed as a category; the rules have checked it. */
export function categoryOf(typed: TypedCategory): CategoryFields {
  return {
    ...typed,
    parentId: Number(typed.parentId),
    position: Number(typed.position),
    prescriptionLimit: Number(typed.prescriptionLimit),
  };
}

/** Returns the places among the categories below a parent, for the category `id`, or for a new one. */
export function placesBelow(
  categories: readonly DeskCategory[],
  parentId: number,
  id?: number,
): readonly SelectOption[] {
  const others = categories.filter((each) => each.fields.parentId === parentId && each.id !== id);
  return [
    { value: '0', label: 'First' },
    ...others.map(({ fields: { name } }, index) => ({
      value: index === others.length - 1 ? String(LAST) : String(index + 1),
      label: `After ${name}`,
    })),
  ];
}
