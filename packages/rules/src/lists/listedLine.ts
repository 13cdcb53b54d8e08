import { productType } from '../catalogue/product.ts';
import { promotion } from '../pricing/promotion.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, money, recordId, text, wholeNumber } from '../wire/scalars.ts';

/**
 * A line of a product list with the current state of its product. Price in mills without VAT, stock and quantity in
 * packs.
 */
export const listedLine = entity({
  productId: field('product_pk', recordId),
  isPrescription: field('cart_req_prescription', flag),
  quantity: field('list_quantity', wholeNumber(1, 9999)),
  code: field('product_code', text(1, 60)),
  name: field('product_name', text(1, 300)),
  image: field('product_image', text(0, 200)),
  type: field('product_type', productType),
  price: field('product_price', money),
  vatPercent: field('product_vat', wholeNumber(0, 100)),
  inStock: field('product_qtyinstock', wholeNumber(0, 10_000_000)),
  minimumStock: field('product_minstock', wholeNumber(0, 10_000_000)),
  /** Only those active now. */
  promotions: field('promotions', listOf(promotion, 50)),
  /** Whether it is on sale. A product no longer on sale stays on the list until the buyer removes it. */
  isOnSale: field('product_onsale', flag),
});

export type ListedLine = Words<typeof listedLine>;
