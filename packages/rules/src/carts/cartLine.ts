import type { ProductType } from '../catalogue/productType.ts';
import type { Mills } from '../money/mills.ts';
import type { LinePrice } from '../pricing/priceLine.ts';
import type { Promotion } from '../pricing/promotion.ts';

/** What identifies a line of a cart: the product and whether it is bought on prescription (spec 3.5). */
export interface CartLineId {
  readonly productId: number;
  readonly isPrescription: boolean;
}

/** A line of a cart with what it costs now; money in mills without VAT unless said, stock in packs (spec 3.5). */
export interface CartLine extends CartLineId, LinePrice {
  readonly name: string;
  readonly image: string;
  readonly type: ProductType;
  readonly unitPrice: Mills;
  readonly vatPercent: number;
  readonly inStock: number;
  readonly minimumStock: number;
  readonly quantity: number;
  readonly allocated: number;
  /** Only those active when the cart was read (spec 4.4). */
  readonly promotions: readonly Promotion[];
}
