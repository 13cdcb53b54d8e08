import { listOf } from '../../wire/collections.ts';
import { entity, field } from '../../wire/entity.ts';
import { recordId, wholeNumber } from '../../wire/scalars.ts';
import { productForm } from './productForm.ts';

const count = wholeNumber(0, 10_000_000);
const ofForm = entity({ form: field('product_form', productForm), count: field('count', count) });
const ofCategory = entity({ id: field('category_pk', recordId), count: field('count', count) });

/** The facets that everyone may see: the length of the list, and the number of products for each filter value. */
export const facetFields = {
  count: field('count', count),
  inStock: field('in_stock', count),
  onPrescription: field('on_prescription', count),
  withoutPrescription: field('without_prescription', count),
  forms: field('product_forms', listOf(ofForm, 100)),
  /** Children of the list's category, or the top level without a category. */
  subCategories: field('categories', listOf(ofCategory, 5000)),
};
