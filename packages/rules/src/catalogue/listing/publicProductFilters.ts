import { listOf } from '../../wire/collections.ts';
import { optionalField } from '../../wire/entity.ts';
import { flag, recordId } from '../../wire/scalars.ts';
import { MOST_CHOSEN } from './mostChosen.ts';
import { productForm } from './productForm.ts';

/** The filters that everyone may use, besides category and search. */
export const publicProductFilters = {
  isInStock: optionalField('isInStock', flag),
  /** Only products that can be bought on prescription, or only products that can be bought without. */
  isPrescription: optionalField('cart_req_prescription', flag),
  /** Matches any of them. */
  forms: optionalField('product_forms', listOf(productForm, MOST_CHOSEN)),
  /** Matches any of them, descendants included. */
  subCategoryIds: optionalField('category_fks', listOf(recordId, MOST_CHOSEN)),
};
