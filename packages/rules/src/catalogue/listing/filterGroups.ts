import type { Category } from '../category.ts';
import { childCategories } from '../categoryTree.ts';
import {
  type CountKey,
  type ProductFacets,
  type PublicProductFacets,
  filterList,
} from './filters.ts';
import { type ProductForm, formNames } from './productForm.ts';
import type { ProductListing } from './productListing.ts';

/** A value that can filter a list. */
export interface FilterOption {
  readonly key: string;
  readonly label: string;
  /** Number of products with this filter and all others unchanged. Undefined until loaded. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
  /** The list after toggling this option. */
  readonly next: ProductListing;
}

/** The values under one heading. */
export interface FilterGroup {
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** The labels of the forms for buyers. */
const formLabels: Readonly<Record<ProductForm, string>> = {
  injection: 'Injections and infusions',
  filler: 'Fillers and boosters',
  tablet: 'Tablets and capsules',
  liquid: 'Liquids by mouth',
  cream: 'Creams, gels and ointments',
  solution: 'Solutions for skin and wounds',
  drops: 'Drops, sprays and inhalers',
  powder: 'Powders and granules',
  patch: 'Patches',
  suppository: 'Suppositories and pessaries',
  needle: 'Needles, cannulas and syringes',
  dressing: 'Dressings, swabs and gloves',
  other: 'Devices and everything else',
};

/** The orders of a product list with their labels. Those that reveal prices are for buyers. */
export const productSorts = [
  { sort: 'name', label: 'Name, A to Z', isPriced: false },
  { sort: 'newest', label: 'Newest first', isPriced: false },
  { sort: 'cheapest', label: 'Price, lowest first', isPriced: true },
  { sort: 'dearest', label: 'Price, highest first', isPriced: true },
] as const;

/** The loaded facets: fewer for visitors, none before loading. */
type KnownFacets = Partial<PublicProductFacets & ProductFacets>;

/** The headings of the filters, in order. */
const GROUPS = ['Availability', 'Prescription', 'Category', 'Form'] as const;

type GroupName = (typeof GROUPS)[number];

/** The headings and labels of the values that exclude each other, by the facets that count them. */
const choiceLabels: Readonly<Record<CountKey, readonly [group: GroupName, label: string]>> = {
  inStock: ['Availability', 'In stock'],
  onOffer: ['Availability', 'On offer'],
  boughtBefore: ['Availability', 'Bought before'],
  onPrescription: ['Prescription', 'On prescription'],
  withoutPrescription: ['Prescription', 'Without prescription'],
};

/**
 * Returns the filters of a list: values that would match products, and chosen values even if they match none. Leaves
 * out filters without such values. Buyers' filters appear if their counts are known or they are chosen.
 */
export function filterGroups(
  listing: ProductListing,
  facets: KnownFacets,
  categories: readonly Category[],
): readonly FilterGroup[] {
  const options = [
    ...choices(listing, facets),
    ...children(listing, facets, categories),
    ...forms(listing, facets),
  ].filter(isOffered);
  return GROUPS.map((group) => ({
    label: group === 'Category' && listing.categoryId ? 'Sub-category' : group,
    options: options.filter((option) => option.group === group),
  })).filter((group) => group.options.length > 0);
}

type GroupedOption = FilterOption & { readonly group: GroupName };

function isOffered({ isChosen, count }: FilterOption): boolean {
  return isChosen || (count !== undefined && count > 0);
}

/** Returns the values of the filters that take one. */
function choices(listing: ProductListing, facets: KnownFacets): readonly GroupedOption[] {
  return filterList.flatMap(([key, filter]) =>
    (Object.entries(filter.choices ?? {}) as [CountKey, readonly [boolean, string]][]).map(
      ([facet, [value]]) => {
        const [group, label] = choiceLabels[facet];
        const isChosen = listing[key] === value;
        return {
          group,
          key: facet,
          label,
          count: facets[facet],
          isChosen,
          next: { ...listing, [key]: isChosen ? undefined : value },
        };
      },
    ),
  );
}

function children(
  listing: ProductListing,
  { subCategories }: KnownFacets,
  categories: readonly Category[],
): readonly GroupedOption[] {
  const { subCategoryIds: chosen = [], categoryId = 0 } = listing;
  return childCategories(categories, categoryId).map(({ id, name }) => ({
    group: 'Category',
    key: `category-${id}`,
    label: name,
    count: subCategories && (subCategories.find((each) => each.id === id)?.count ?? 0),
    isChosen: chosen.includes(id),
    next: { ...listing, subCategoryIds: toggled(chosen, id)?.toSorted((a, b) => a - b) },
  }));
}

function forms(listing: ProductListing, facets: KnownFacets): readonly GroupedOption[] {
  const { forms: chosen = [] } = listing;
  return formNames.map((form) => ({
    group: 'Form',
    key: `form-${form}`,
    label: formLabels[form],
    count: facets.forms && (facets.forms.find((each) => each.form === form)?.count ?? 0),
    isChosen: chosen.includes(form),
    next: { ...listing, forms: toggled(chosen, form) },
  }));
}

/** Adds or removes a value. Returns undefined if none is left, which means no filter. */
function toggled<T>(values: readonly T[], value: T): readonly T[] | undefined {
  const next = values.includes(value)
    ? values.filter((each) => each !== value)
    : [...values, value];
  return next.length > 0 ? next : undefined;
}
