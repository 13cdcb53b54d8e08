import { NEW_LIST } from '@formulary/rules/lists/listForms';
import type { ListLine } from '@formulary/rules/lists/productList';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { SaveToList } from './SaveToList.tsx';

interface SaveLinesProps {
  readonly lines: readonly ListLine[];
  /** Initial name of a new list. */
  readonly name?: string;
}

/** The lines have their purchase options: the form asks only for the list. */
const [settled] = purchaseOptions;

/** Shows a button that saves the lines of an order or the cart as a list. */
export function SaveLines({ lines, name = '' }: SaveLinesProps) {
  return (
    <SaveToList
      label="Save as a list"
      initial={{ list: NEW_LIST, name, option: settled.value }}
      linesOf={() =>
        lines.map(({ productId, isPrescription, quantity }) => ({
          productId,
          isPrescription,
          quantity,
        }))
      }
    />
  );
}
