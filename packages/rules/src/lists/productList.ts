import { productType } from '../catalogue/product.ts';
import { promotion } from '../pricing/promotion.ts';
import { anyNumber } from '../wire/anyNumber.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, money, recordId, recordIdOrZero, text, wholeNumber } from '../wire/scalars.ts';
import { LONGEST_LIST_NAME, MOST_LIST_LINES } from './listLimits.ts';

/** A line to put on a list: product, purchase option and packs, which a rule checks. */
export const listLine = entity({
  productId: field('product_pk', recordId),
  isPrescription: field('cart_req_prescription', flag),
  quantity: field('list_quantity', anyNumber),
});

export type ListLine = Words<typeof listLine>;

/**
 * A line of a product list with the current state of its product. Price in mills without VAT, stock and quantity in
 * packs.
 */
const listedLine = entity({
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

/** Number of products that the overview shows for a list. */
export const MOST_SHOWN = 4;

/** A list in the overview of a buyer's lists. */
export const listSummary = entity({
  /** 0 for the usual order. */
  id: field('list_pk', recordIdOrZero),
  name: field('list_name', text(1, LONGEST_LIST_NAME)),
  isFromOrders: field('list_fromorders', flag),
  lineCount: field('list_count', wholeNumber(0, MOST_LIST_LINES)),
  /** Its first products. */
  products: field(
    'list_products',
    listOf(
      entity({
        name: field('product_name', text(1, 300)),
        image: field('product_image', text(0, 200)),
      }),
      MOST_SHOWN,
    ),
  ),
});

export type ListSummary = Words<typeof listSummary>;

/** A buyer's list of products. */
export const productList = entity({
  /** 0 for the usual order. */
  id: field('list_pk', recordIdOrZero),
  name: field('list_name', text(1, LONGEST_LIST_NAME)),
  /** Increases with every change. 0 for a usual order that the buyer never changed. */
  version: field('list_version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  /** Whether its lines still come from the buyer's orders (`usualOrder`). */
  isFromOrders: field('list_fromorders', flag),
  lines: field('list_lines', listOf(listedLine, MOST_LIST_LINES)),
});

export type ProductList = Words<typeof productList>;
