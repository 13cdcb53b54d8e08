import type { Product } from '@formulary/rules/catalogue/product';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { SaveToList } from './SaveToList.tsx';

/** The value of the option that a product is bought by; empty where there are two. */
const optionOf = (type: Product['type']) =>
  type === 'any'
    ? ''
    : (purchaseOptions.find((each) => each.isPrescription === (type === 'prescription'))?.value ??
      '');

/** Puts one pack of a product on a list; of one that is sold both ways it asks which. */
export function AddToList({ product: { id, type } }: { readonly product: Product }) {
  return (
    <SaveToList
      label="Add to list"
      initial={{ list: '', name: '', option: optionOf(type) }}
      linesOf={(option) => {
        const chosen = purchaseOptions.find(({ value }) => value === option);
        const isPrescription = chosen?.isPrescription === true;
        return [{ productId: id, isPrescription, quantity: 1 }];
      }}
    />
  );
}
