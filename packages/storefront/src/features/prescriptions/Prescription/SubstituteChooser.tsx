import { availableStock } from '@formulary/rules/stock/stockLevel';
import { listProducts } from '@formulary/rules/calls/catalogueCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import {
  type SubstituteCandidate,
  substituteItem,
} from '@formulary/rules/prescriptions/review/substituteItem';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { reviewCostRefusal } from '@formulary/rules/prescriptions/review/reviewCost';
import { messages } from '@formulary/rules/problems/messages';
import { SubstituteDialog } from '@formulary/ui/pieces/prescriptions/SubstituteDialog';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useRead } from '../../../lib/http/useRead.ts';

interface SubstituteChooserProps {
  /** Prescription as ordered. */
  readonly ordered: Prescription;
  /** Prescription with the unsent changes. */
  readonly prescription: Prescription;
  /** Product to substitute; undefined while the dialog is closed. */
  readonly productId: number | undefined;
  readonly onChoose: (candidate: SubstituteCandidate) => void;
  readonly onClose: () => void;
}

/** Shows the dialog that chooses a substitute for an item. */
export function SubstituteChooser({
  ordered,
  prescription,
  productId,
  onChoose,
  onClose,
}: SubstituteChooserProps) {
  const { fitting, candidates, isFailed, isRetrying, retry } = useSubstitutes(
    ordered,
    prescription,
    productId,
  );
  const item = prescription.items.find((each) => each.productId === productId);
  return (
    <SubstituteDialog
      isOpen={productId !== undefined}
      name={item?.name ?? ''}
      candidates={candidates}
      failed={
        isFailed && <LoadFailed what="the products" isRetrying={isRetrying} onRetry={retry} />
      }
      onChoose={(id) => {
        const chosen = fitting?.find((product) => product.id === id);
        if (chosen) onChoose(chosen);
      }}
      onClose={onClose}
    />
  );
}

const page = { skip: 0, limit: 100 };

/** Picks the product fields that a draft stores. */
function candidateOf(product: SubstituteCandidate): SubstituteCandidate {
  const { id, name, type, price, inStock, minimumStock, promotions, categories } = product;
  return { id, name, type, price, inStock, minimumStock, promotions, categories };
}

/** Reads the possible substitutes of a product: those of its first category that are in stock and fit (spec 4.6). */
function useSubstitutes(
  ordered: Prescription,
  prescription: Prescription,
  productId: number | undefined,
) {
  const categoryId = prescription.productCategories?.[String(productId)]?.[0] ?? 0;
  const excludeIds = prescription.items.map((item) => item.productId);
  const query = { categoryId, isInStock: true, excludeIds };
  const input = productId === undefined ? null : { body: { query, page } };
  const { data, error, isValidating, mutate } = useRead(listProducts, input);
  const fitting = data
    ?.filter(
      (product) => productId !== undefined && substituteItem(prescription, productId, product).ok,
    )
    .map(candidateOf);
  /**
   * Returns why a product cannot be the substitute: the order is paid, and one pack costs more than all that it
   * replaces.
   */
  const refusalOf = (product: SubstituteCandidate) => {
    const result = substituteItem(prescription, productId ?? 0, product);
    const refusal = result.ok ? reviewCostRefusal(ordered, result.value) : undefined;
    return refusal && messages[refusal];
  };
  return {
    fitting,
    candidates: fitting?.map((product) => ({
      id: product.id,
      name: product.name,
      note: `${formatMoney(product.price)} a pack, ${availableStock(product)} in stock`,
      refusal: refusalOf(product),
    })),
    isFailed: error !== undefined && data === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
