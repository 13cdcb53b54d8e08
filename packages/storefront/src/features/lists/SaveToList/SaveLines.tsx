import { NEW_LIST } from '@formulary/rules/lists/listChoiceRules';
import type { ListLine } from '@formulary/rules/lists/listLine';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { SaveToList } from './SaveToList.tsx';

interface SaveLinesProps {
  readonly lines: readonly ListLine[];
  /** What a new list is called at first. */
  readonly name?: string;
}

/** How each line is bought is settled: the form asks only which list. */
const [settled] = purchaseOptions;

/** Saves the lines of an order or of the cart as a list. */
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
