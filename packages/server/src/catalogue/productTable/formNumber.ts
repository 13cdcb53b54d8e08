import type { ProductForm } from '@formulary/rules/catalogue/listing/productForm';
import { productForms } from '@formulary/rules/catalogue/listing/productForms';

/** The number of a form in a table: its place among those that lists are narrowed by. */
export function formNumber(form: ProductForm): number {
  return productForms.findIndex((known) => known.form === form);
}
