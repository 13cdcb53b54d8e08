import type { Product } from '@formulary/rules/catalogue/product';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { SaveToList } from './SaveToList.tsx';

/** Returns the purchase option of a product; empty if there are two. */
const optionOf = (type: Product['type']) =>
  type === 'any'
    ? ''
    : (purchaseOptions.find((each) => each.isPrescription === (type === 'prescription'))?.value ??
      '');

interface AddToListProps {
  readonly product: Product;
  /** Number of packs chosen next to the button. */
  readonly quantity?: number;
  /** Purchase option chosen already; '' if none. */
  readonly option?: string;
}

/** Shows a button that adds packs of a product to a list; asks for the purchase option if needed. */
export function AddToList({ product: { id, type }, quantity = 1, option = '' }: AddToListProps) {
  return (
    <SaveToList
      label="Add to list"
      initial={{ list: '', name: '', option: option || optionOf(type) }}
      linesOf={(boughtBy) => {
        const chosen = purchaseOptions.find(({ value }) => value === boughtBy);
        const isPrescription = chosen?.isPrescription === true;
        return [{ productId: id, isPrescription, quantity }];
      }}
    />
  );
}
