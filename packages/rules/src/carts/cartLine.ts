import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { aliasedField, entity, field, optionalField } from '../wire/entity.ts';
import { flag, money, recordId, text, wholeNumber } from '../wire/scalars.ts';
import { priceBreak } from '../pricing/priceBreak.ts';
import { productType } from '../catalogue/product.ts';
import { promotion } from '../pricing/promotion.ts';

/**
 * A line of a cart with its current price. Money in mills without VAT unless stated otherwise, stock in packs (spec
 * 3.5).
 */
export const cartLine = entity({
  productId: aliasedField('product_fk', 'product_pk', recordId),
  isPrescription: field('cart_req_prescription', flag),
  name: field('product_name', text(1, 300)),
  image: field('product_image', text(0, 200)),
  type: field('product_type', productType),
  unitPrice: field('product_price', money),
  vatPercent: field('product_vat', wholeNumber(0, 100)),
  inStock: field('product_qtyinstock', wholeNumber(0, 10_000_000)),
  minimumStock: field('product_minstock', wholeNumber(0, 10_000_000)),
  quantity: field('cart_quantity', wholeNumber(1, 9999)),
  subtotal: field('cart_subtotal', money),
  vat: field('cart_vat_amount', money),
  total: field('cart_total', money),
  saving: field('cart_saving', money),
  allocated: field('allocated_quantity', wholeNumber(0, 9999)),
  breaks: field('priceBreaks', listOf(priceBreak, 60)),
  /** Only those active when the cart was read (spec 4.4). */
  promotions: field('promotions', listOf(promotion, 50)),
  /** Maximum packs of the product on one prescription; 0 means no limit (spec 5.24). */
  prescriptionLimit: field('product_rxmaxqty', wholeNumber(0, 9999)),
  /** Whether the catalogue marks the product for the cold chain. */
  isColdChain: optionalField('product_cold_chain', flag),
  /** The categories of the product, whose limits also apply to a prescription (spec 5.24). */
  categoryIds: field('prd_category', listOf(recordId, 50)),
});

export type CartLine = Words<typeof cartLine>;

/** The identity of a cart line: the product and whether it is bought on prescription (spec 3.5). */
export type CartLineId = Pick<CartLine, 'productId' | 'isPrescription'>;
