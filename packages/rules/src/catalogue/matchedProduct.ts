import { promotion } from '../pricing/promotion.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { money, recordId, text, wholeNumber } from '../wire/scalars.ts';
import { productType } from './product.ts';

/** A product that may match a row of a quick order, with its pack code. Money without VAT, stock in packs. */
export const matchedProduct = entity({
  id: field('product_pk', recordId),
  code: field('product_code', text(1, 60)),
  name: field('product_name', text(1, 300)),
  image: field('product_image', text(0, 200)),
  type: field('product_type', productType),
  price: field('product_price', money),
  vatPercent: field('product_vat', wholeNumber(0, 100)),
  inStock: field('product_qtyinstock', wholeNumber(0, 10_000_000)),
  minimumStock: field('product_minstock', wholeNumber(0, 10_000_000)),
  /** Only those active now (spec 4.4). */
  promotions: field('promotions', listOf(promotion, 50)),
});

export type MatchedProduct = Words<typeof matchedProduct>;
