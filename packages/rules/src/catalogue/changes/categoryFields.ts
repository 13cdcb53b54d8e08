import { checkForm, type FormErrors, type FormRules, tidyForm } from '../../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../../forms/fieldChecks.ts';
import { categoryWithDescendants, type TreeCategory } from '../categoryTree.ts';
import { plainText, wholePacks } from './textChecks.ts';

/** What staff change of a category. */
export interface CategoryFields {
  readonly name: string;
  readonly description: string;
  /** 0 is the top level. */
  readonly parentId: number;
  /** Its place among those with the same parent, from 0. */
  readonly position: number;
  /** Packs of its products on one prescription; 0 is no limit. */
  readonly prescriptionLimit: number;
}

export type CategoryField = keyof CategoryFields;

const MOST_ON_PRESCRIPTION = 9_999;
export const LONGEST_CATEGORY_NAME = 120;
export const LONGEST_CATEGORY_DESCRIPTION = 2_000;

/** Sentences of faulty fields. */
const categorySentences = {
  name: 'Please give a name',
  longName: 'Please use at most 120 characters',
  nameTaken: 'Another category has this name in the same place',
  longDescription: 'Please use at most 2,000 characters',
  limit: 'Please give whole packs, 0 to 9,999; 0 is no limit',
  parent: 'This category is not there any more',
  below: 'A category cannot be below itself. Please choose another place',
} as const;

/** The checks of what is typed for a category. */
export const categoryRules: FormRules<'name' | 'description' | 'prescriptionLimit'> = {
  name: [
    required(categorySentences.name),
    atMost(LONGEST_CATEGORY_NAME, categorySentences.longName),
    plainText,
  ],
  description: [
    inLines,
    atMost(LONGEST_CATEGORY_DESCRIPTION, categorySentences.longDescription),
    plainText,
  ],
  prescriptionLimit: [wholePacks(MOST_ON_PRESCRIPTION, categorySentences.limit)],
};

/** A category among the others: where it is, and what it is called. */
export interface NamedTreeCategory extends TreeCategory {
  readonly name: string;
}

/** Returns the fields of a category with their texts as they are kept. */
export function tidyCategory(fields: CategoryFields): CategoryFields {
  const { name, description } = fields;
  return { ...fields, ...tidyForm(categoryRules, { name, description }) };
}

/**
 * Returns the faults of a category among all categories, each with its sentence: of its texts and limit, a place that is
 * not there, one below itself, and a name that a neighbour has. `id` is missing for a new category.
 */
export function categoryFaults(
  fields: CategoryFields,
  all: readonly NamedTreeCategory[],
  id?: number,
): FormErrors<CategoryField> {
  const { name, description, parentId, prescriptionLimit } = fields;
  const typed = { name, description, prescriptionLimit: String(prescriptionLimit) };
  const faults: FormErrors<CategoryField> = checkForm(categoryRules, typed);
  const isThere = parentId === 0 || all.some((category) => category.id === parentId);
  const isBelow = id !== undefined && categoryWithDescendants(all, id).includes(parentId);
  if (!isThere) faults.parentId = categorySentences.parent;
  else if (isBelow) faults.parentId = categorySentences.below;
  const isTaken = all.some(
    (category) =>
      category.id !== id &&
      category.parentId === parentId &&
      category.name.toLowerCase() === name.toLowerCase(),
  );
  return isTaken ? { name: categorySentences.nameTaken, ...faults } : faults;
}

/** Returns the last part of a category's address: its name in small letters, digits and hyphens. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return plain.replaceAll(/^-+|-+$/g, '').slice(0, 100) || 'category';
}
