import type { Category } from '../category.ts';
import { childCategories } from '../childCategories.ts';
import type { FilterGroup, FilterOption } from './FilterGroup.ts';
import type { ProductFacets } from './productFacets.ts';
import { productForms } from './productForms.ts';
import type { ProductListing } from './ProductListing.ts';
import type { PublicProductFacets } from './publicProductFacets.ts';

/** The loaded facets: fewer for visitors, none before loading. */
type KnownFacets = Partial<PublicProductFacets & ProductFacets>;

/**
 * Returns the filters of a list: values that would match products, and chosen values even if they match none. Leaves
 * out filters without such values. Buyers' filters appear if their counts are known or they are chosen.
 */
export function filterGroups(
  listing: ProductListing,
  facets: KnownFacets,
  categories: readonly Category[],
): readonly FilterGroup[] {
  const groups = [
    { label: 'Availability', options: availability(listing, facets) },
    { label: 'Prescription', options: purchase(listing, facets) },
    {
      label: listing.categoryId ? 'Sub-category' : 'Category',
      options: children(listing, facets, categories),
    },
    { label: 'Form', options: forms(listing, facets) },
  ];
  return groups
    .map(({ label, options }) => ({ label, options: options.filter(isOffered) }))
    .filter(({ options }) => options.length > 0);
}

function isOffered({ isChosen, count }: FilterOption): boolean {
  return isChosen || (count !== undefined && count > 0);
}

function availability(listing: ProductListing, facets: KnownFacets): readonly FilterOption[] {
  const ofFlag = (
    flag: 'isInStock' | 'isOnOffer' | 'isBoughtBefore',
    label: string,
    count: number | undefined,
  ): FilterOption => {
    const isChosen = listing[flag] === true;
    return {
      key: flag,
      label,
      count,
      isChosen,
      next: { ...listing, [flag]: isChosen ? undefined : true },
    };
  };
  return [
    ofFlag('isInStock', 'In stock', facets.inStock),
    ofFlag('isOnOffer', 'On offer', facets.onOffer),
    ofFlag('isBoughtBefore', 'Bought before', facets.boughtBefore),
  ];
}

/** Returns the two values, of which only one can be chosen: both together would match everything. */
function purchase(listing: ProductListing, facets: KnownFacets): readonly FilterOption[] {
  return [true, false].map((isPrescription) => {
    const isChosen = listing.isPrescription === isPrescription;
    return {
      key: `prescription-${isPrescription}`,
      label: isPrescription ? 'On prescription' : 'Without prescription',
      count: isPrescription ? facets.onPrescription : facets.withoutPrescription,
      isChosen,
      next: { ...listing, isPrescription: isChosen ? undefined : isPrescription },
    };
  });
}

function children(
  listing: ProductListing,
  { subCategories }: KnownFacets,
  categories: readonly Category[],
): readonly FilterOption[] {
  const { subCategoryIds: chosen = [], categoryId = 0 } = listing;
  return childCategories(categories, categoryId).map(({ id, name }) => ({
    key: `category-${id}`,
    label: name,
    count: subCategories && (subCategories.find((each) => each.id === id)?.count ?? 0),
    isChosen: chosen.includes(id),
    next: { ...listing, subCategoryIds: toggled(chosen, id)?.toSorted((a, b) => a - b) },
  }));
}

function forms(listing: ProductListing, facets: KnownFacets): readonly FilterOption[] {
  const { forms: chosen = [] } = listing;
  return productForms.map(({ form, label }) => ({
    key: `form-${form}`,
    label,
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
