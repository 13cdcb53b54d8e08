import type { Product } from '@formulary/rules/catalogue/product';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { SaveToList } from './SaveToList.tsx';

/** The value of the option that a product is bought by; empty where there are two. */
const optionOf = (type: Product['type']) =>
  type === 'any'
    ? ''
    : (purchaseOptions.find((each) => each.isPrescription === (type === 'prescription'))?.value ??
      '');

interface AddToListProps {
  readonly product: Product;
  /** Packs, as they stand beside it. */
  readonly quantity?: number;
  /** The value of the purchase option that was chosen already; '' where none was. */
  readonly option?: string;
}

/** Puts packs of a product on a list; of one that is sold both ways it asks which, unless that is chosen. */
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
