import type { ProductForm } from '@formulary/rules/catalogue/listing/productForm';
import { productForms } from '@formulary/rules/catalogue/listing/productForms';

/** Returns the number of a form in a table: its index in `productForms`. */
export function formNumber(form: ProductForm): number {
  return productForms.findIndex((known) => known.form === form);
}
