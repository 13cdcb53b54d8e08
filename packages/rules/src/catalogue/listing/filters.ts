import { listOf } from '../../wire/collections.ts';
import { type EntityWords, entity, field, optionalField } from '../../wire/entity.ts';
import { flag, recordId, wholeNumber } from '../../wire/scalars.ts';
import { formNames, productForm } from './productForm.ts';

/** Maximum number of values of one filter of a product list. */
export const MOST_CHOSEN = 40;

const count = wholeNumber(0, 10_000_000);
const ofForm = entity({ form: field('product_form', productForm), count: field('count', count) });
const ofCategory = entity({ id: field('category_pk', recordId), count: field('count', count) });

/** A filter of a product list. */
interface Filter {
  /** Name in the address. */
  readonly parameter: string;
  /** Visitors may not use or count it: it reveals promotions or purchases (reading R17). */
  readonly isForBuyers?: true;
  /** Field in the query of a call. */
  readonly field: object;
  /** Fields in the facets: the number of products per value, with all other filters unchanged. */
  readonly facets: Readonly<Record<string, object>>;
  /** The values of a filter that takes one, by the facets that count them, and as the address writes them. */
  readonly choices?: Readonly<
    Partial<Record<CountKey, readonly [value: boolean, written: string]>>
  >;
  /** The values of a filter that takes several, in order; without them, any ids. */
  readonly values?: readonly string[];
}

/**
 * Every filter of a product list, in the order of the address. A new one also needs its label (filterGroups.ts), a test
 * of a row on the server (catalogue/listing/rowFilter.ts) and of a product in the mocked shop (catalogueHandlers.ts).
 */
const filters = {
  isInStock: {
    parameter: 'stock',
    field: optionalField('isInStock', flag),
    facets: { inStock: field('in_stock', count) },
    choices: { inStock: [true, 'in'] },
  },
  isOnOffer: {
    parameter: 'offer',
    isForBuyers: true,
    field: optionalField('on_offer', flag),
    facets: { onOffer: field('on_offer', count) },
    choices: { onOffer: [true, 'yes'] },
  },
  /** Only products that the buyer has ordered before. */
  isBoughtBefore: {
    parameter: 'bought',
    isForBuyers: true,
    field: optionalField('bought_before', flag),
    facets: { boughtBefore: field('bought_before', count) },
    choices: { boughtBefore: [true, 'yes'] },
  },
  /** Only products that can be bought on prescription, or only products that can be bought without. */
  isPrescription: {
    parameter: 'prescription',
    field: optionalField('cart_req_prescription', flag),
    facets: {
      onPrescription: field('on_prescription', count),
      withoutPrescription: field('without_prescription', count),
    },
    choices: { onPrescription: [true, 'yes'], withoutPrescription: [false, 'no'] },
  },
  /** Matches any of them. */
  forms: {
    parameter: 'form',
    field: optionalField('product_forms', listOf(productForm, MOST_CHOSEN)),
    facets: { forms: field('product_forms', listOf(ofForm, 100)) },
    values: formNames,
  },
  /** Matches any of them, descendants included. */
  subCategoryIds: {
    parameter: 'sub',
    field: optionalField('category_fks', listOf(recordId, MOST_CHOSEN)),
    /** Children of the list's category, or the top level without a category. */
    facets: { subCategories: field('categories', listOf(ofCategory, 5000)) },
  },
} as const;

type Filters = typeof filters;
export type FilterKey = keyof Filters;
type BuyersKey = {
  [K in FilterKey]: Filters[K] extends { readonly isForBuyers: true } ? K : never;
}[FilterKey];
type PublicKey = Exclude<FilterKey, BuyersKey>;
type Both<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void
  ? A
  : never;
type FieldsOf<K extends FilterKey> = { readonly [P in K]: Filters[P]['field'] };
type FacetsOf<K extends FilterKey> = Both<Filters[K]['facets']>;
/** The facets that count one value. */
export type CountKey = Exclude<keyof FacetsOf<FilterKey>, 'forms' | 'subCategories'>;

/** The filters as a call reads them. */
export type FilterWords = EntityWords<FieldsOf<FilterKey>>;

/** The chosen values of the filters. A list cannot exclude products in stock, on offer or bought before. */
export type ChosenFilters = {
  readonly [K in FilterKey]?:
    | (Filters[K] extends { readonly choices: Readonly<Record<string, readonly [infer V, string]>> }
        ? V
        : FilterWords[K])
    | undefined;
};

/** The filters in the order of the address. */
export const filterList = Object.entries<Filter>(filters) as readonly (readonly [
  FilterKey,
  Filter,
])[];

/** Merges the fields of the filters for buyers, or of those for everyone. */
function fieldsOf(isForBuyers: true | undefined, part: (key: FilterKey, filter: Filter) => object) {
  const some = filterList.filter(([, filter]) => filter.isForBuyers === isForBuyers);
  return Object.assign({}, ...some.map(([key, filter]) => part(key, filter))) as unknown;
}

const query = (key: FilterKey, filter: Filter) => ({ [key]: filter.field });
const facets = (_: FilterKey, filter: Filter) => filter.facets;

/** The filters that everyone may use, besides category and search. */
export const publicProductFilters = fieldsOf(undefined, query) as FieldsOf<PublicKey>;

/** The filters of a buyer. Visitors learn about promotions in no way, not even by a filter (reading R17). */
export const productFilters = {
  ...publicProductFilters,
  ...(fieldsOf(true, query) as FieldsOf<BuyersKey>),
};

const publicFacets = {
  count: field('count', count),
  ...(fieldsOf(undefined, facets) as FacetsOf<PublicKey>),
};
const buyersFacets = { ...publicFacets, ...(fieldsOf(true, facets) as FacetsOf<BuyersKey>) };

/**
 * The number of products in a list, and for each value of a filter the number with all other filters unchanged. Leaves
 * out forms and categories without products.
 */
export const publicProductFacets = entity(publicFacets);

/** The facets of a buyer, who also sees the numbers of products on offer and bought before. */
export const productFacets = entity(buyersFacets);

export type PublicProductFacets = EntityWords<typeof publicFacets>;
export type ProductFacets = EntityWords<typeof buyersFacets>;
