import { checkQuantity } from '@formulary/rules/carts/checkQuantity';
import { purchaseFlag } from '@formulary/rules/catalogue/purchaseFlag';
import { type Refusal, refuse } from '@formulary/rules/problems/refusal';
import { type Result, accept } from '@formulary/rules/problems/result';
import { checkStock } from '@formulary/rules/stock/checkStock';
import type { Product } from '@formulary/rules/catalogue/product';

/** What a buyer adds to the cart. */
export interface ProductWish {
  readonly quantity: number;
  readonly isPrescription: boolean;
}

interface TypedWish {
  readonly product: Product;
  /** What stands in the quantity field. */
  readonly typed: string;
  /** The purchase option, if one was chosen. */
  readonly chosen: boolean | undefined;
  /** Packs of the product already in the cart. */
  readonly quantityInCart: number;
}

/**
 * What a buyer asks for, judged by the same rules as the server's: refuses with 'invalid-quantity' (less than one too),
 * 'purchase-option-required' and 'out-of-stock' (spec 5.16 to 5.18).
 */
export function checkWish({
  product,
  typed,
  chosen,
  quantityInCart,
}: TypedWish): Result<ProductWish, Refusal> {
  const quantity = checkQuantity(Number(typed));
  if (!quantity.ok) return quantity;
  if (quantity.value < 1) return refuse('invalid-quantity');
  const flag = purchaseFlag(product.type, chosen);
  if (!flag.ok) return flag;
  const stock = checkStock({
    product,
    quantityBefore: quantityInCart,
    quantityAfter: quantityInCart + quantity.value,
  });
  if (!stock.ok) return stock;
  return accept({ quantity: quantity.value, isPrescription: flag.value });
}
