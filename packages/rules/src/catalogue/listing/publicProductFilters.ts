import { listOf } from '../../wire/collections.ts';
import { optionalField } from '../../wire/entity.ts';
import { flag, recordId } from '../../wire/scalars.ts';
import { MOST_CHOSEN } from './mostChosen.ts';
import { productForm } from './productForm.ts';

/** What anybody may narrow a list by, beside category and search. */
export const publicProductFilters = {
  isInStock: optionalField('isInStock', flag),
  /** Only what may be bought on a prescription, or only what may be bought without one. */
  isPrescription: optionalField('cart_req_prescription', flag),
  /** Any of them. */
  forms: optionalField('product_forms', listOf(productForm, MOST_CHOSEN)),
  /** Any of them, each with everything below it. */
  subCategoryIds: optionalField('category_fks', listOf(recordId, MOST_CHOSEN)),
};
