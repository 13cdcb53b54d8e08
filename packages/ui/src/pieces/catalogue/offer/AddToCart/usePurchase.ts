import { type Purchase, checkPurchase } from '@formulary/rules/carts/checkPurchase';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import type { Product } from '@formulary/rules/catalogue/product';
import type { Refusal } from '@formulary/rules/problems/refusal';
import { availableStock } from '@formulary/rules/stock/stockLevel';
import { stockSentence } from '@formulary/rules/stock/stockSentence';
import { type SyntheticEvent, useId, useState } from 'react';

interface PurchaseForm {
  readonly product: Product;
  /** Value of the chosen purchase option; '' while none is chosen. */
  readonly option: string;
  readonly quantityInCart: number;
  readonly onAdd: (purchase: Purchase) => void;
  readonly onRefused?: ((problem: Refusal) => void) | undefined;
}

/** Returns the state of an add-to-cart form: quantity, whether it is available, and if not, why (spec 5.16 to 5.18). */
export function usePurchase({ product, option, quantityInCart, onAdd, onRefused }: PurchaseForm) {
  const quantityId = useId();
  const [quantity, setQuantity] = useState(1);
  const [problem, setProblem] = useState<string>();
  const chosen = purchaseOptions.find(({ value }) => value === option)?.isPrescription;
  const left = availableStock(product) - quantityInCart;
  const shortage = stockSentence(product, { held: quantityInCart, where: 'in the cart' });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reads the field itself, because text that is no number never reaches `quantity`.
    const field = event.currentTarget.elements.namedItem(quantityId) as HTMLInputElement;
    const quantityTyped = Number(field.value);
    const input = { product, quantity: quantityTyped, isPrescription: chosen, quantityInCart };
    const purchase = checkPurchase(input);
    if (purchase.ok) {
      setProblem(undefined);
      onAdd(purchase.value);
      return;
    }
    const isShort = purchase.problem.code === 'out-of-stock';
    setProblem(isShort ? shortage : purchase.problem.message);
    if (isShort) onRefused?.(purchase.problem);
    field.focus();
  };

  return {
    quantityId,
    quantity,
    problem,
    isPrescription: product.type === 'any' ? chosen === true : product.type === 'prescription',
    needsOption: product.type === 'any' && chosen === undefined,
    /** Packs still available. */
    left,
    /** Message with the available quantity. */
    shortage,
    changeQuantity: (next: number) => {
      setQuantity(next);
      setProblem(next > left ? shortage : undefined);
    },
    submit,
  };
}
