import { counted } from '../../text/formatCount.ts';
import { shorten } from '../../text/shorten.ts';
import type { CategoryField, CategoryFields } from './categoryFields.ts';

/** The fields of a category, as staff call them. */
const categoryFieldLabels: Readonly<Record<CategoryField, string>> = {
  name: 'Name',
  description: 'Description',
  parentId: 'Place',
  position: 'Order',
  prescriptionLimit: 'Prescription limit',
};

const names = Object.keys(categoryFieldLabels) as readonly CategoryField[];
const LONGEST_TOLD = 300;

/** What a category is part of, and what is in it and below it. */
export interface CategoryImpact {
  /** Products in it and below it. */
  readonly products: number;
  /** Categories below it. */
  readonly below: number;
  /** Carts that hold one of the products. */
  readonly carts: number;
}

/** A field of a category that changes, with its value before and after in words. */
export interface ToldCategoryChange {
  readonly field: CategoryField;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Tells each field of a category that changes. Parents are named by `nameOf`. */
export function toldCategoryChanges(
  before: CategoryFields,
  after: CategoryFields,
  nameOf: (categoryId: number) => string,
): readonly ToldCategoryChange[] {
  const isMoved = before.parentId !== after.parentId;
  return names
    .filter((field) => before[field] !== after[field])
    .filter((field) => field !== 'position' || !isMoved)
    .map((field) => ({
      field,
      label: categoryFieldLabels[field],
      from: fieldWords[field](before, nameOf),
      to: fieldWords[field](after, nameOf),
    }));
}

type Words = (fields: CategoryFields, nameOf: (categoryId: number) => string) => string;

const shortly = (text: string): string => shorten(text, LONGEST_TOLD) || 'Empty';

/** The value of each field in words. */
const fieldWords: Readonly<Record<CategoryField, Words>> = {
  name: ({ name }) => shortly(name),
  description: ({ description }) => shortly(description),
  parentId: ({ parentId }, nameOf) => (parentId === 0 ? 'Top level' : nameOf(parentId)),
  position: ({ position }) => `Number ${position + 1}`,
  prescriptionLimit: ({ prescriptionLimit }) =>
    prescriptionLimit === 0 ? 'No limit' : counted(prescriptionLimit, 'pack'),
};

/**
 * Says what a change of a category does elsewhere: to pages of the shop, to the products in it and below it, and to
 * carts. Says nothing of a change that changes nothing.
 */
export function categoryEffects(
  before: CategoryFields,
  after: CategoryFields,
  { products, below, carts }: CategoryImpact,
): readonly string[] {
  const isMoved = before.parentId !== after.parentId;
  const isRenamed = before.name !== after.name;
  const isLimited = before.prescriptionLimit !== after.prescriptionLimit;
  const isShown =
    isMoved ||
    isRenamed ||
    before.position !== after.position ||
    before.description !== after.description;
  const inIt = `${counted(products, 'product')} in it and below it`;
  return [
    ...(isShown ? ['The menus and lists of the shop show it within a second.'] : []),
    ...(isRenamed ? [`The pages of ${inIt} show the new name.`] : []),
    ...(isMoved
      ? [
          below === 0
            ? `${inIt} move with it.`
            : `${counted(below, 'category', 'categories')} below it and ${inIt} move with it.`,
        ]
      : []),
    ...(isLimited || isMoved
      ? [
          `The limit on one prescription holds for ${inIt}, in ${counted(carts, 'cart')} from now on. Prescriptions that were ordered keep theirs.`,
        ]
      : []),
  ];
}
