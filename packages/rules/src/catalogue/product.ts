import type { Words } from '../wire/codec.ts';
import { flag, money, oneOf, recordId, text, wholeNumber } from '../wire/scalars.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { priceBreak } from '../pricing/priceBreak.ts';
import { promotion } from '../pricing/promotion.ts';
import { namedCategory } from './category.ts';

/** The purchase options of a product: only on prescription, only without, or both (spec 3.2). */
export const productType = oneOf([
  ['ANY', 'any'],
  ['PRESCRIPTION', 'prescription'],
  ['NONPRESCRIPTION', 'nonPrescription'],
]);

export type ProductType = Words<typeof productType>;

const shownToAll = {
  id: field('product_pk', recordId),
  /** The code to order the pack by. Left out if a line only names its product. */
  code: optionalField('product_code', text(1, 60)),
  name: field('product_name', text(1, 300)),
  image: field('product_image', text(0, 200)),
  type: field('product_type', productType),
  categories: field('categories', listOf(namedCategory, 50)),
  /** Comma-separated category ids. */
  parentCategory: field('product_parentcategory', text(0, 500)),
  /** Left out of lists. */
  description: optionalField('product_description', text(0, 20_000)),
  /** Left out of lists. */
  information: optionalField('product_information', text(0, 20_000)),
};

/** A product for a signed-in buyer. Money without VAT, stock in packs (spec 3.2). */
export const product = entity({
  ...shownToAll,
  price: field('product_price', money),
  vatPercent: field('product_vat', wholeNumber(0, 100)),
  inStock: field('product_qtyinstock', wholeNumber(0, 10_000_000)),
  minimumStock: field('product_minstock', wholeNumber(0, 10_000_000)),
  /** Maximum packs on one prescription; 0 means no limit. */
  prescriptionLimit: field('product_rxmaxqty', wholeNumber(0, 9999)),
  /** Set unless the buyer has to choose. */
  isPrescription: optionalField('cart_req_prescription', flag),
  /** Only those active now (spec 4.4). */
  promotions: field('promotions', listOf(promotion, 50)),
  /** The price of a bundle of each size on offer, the largest first, and of one pack. */
  breaks: field('priceBreaks', listOf(priceBreak, 60)),
  /** Packs on prescriptions. Always 0: only cart lines have allocated packs. */
  allocated: field('allocated_quantity', wholeNumber(0, 9999)),
});

/** A product for a visitor: no price, promotion or stock figure, only whether it is in stock (reading R17). */
export const publicProduct = entity({
  ...shownToAll,
  isInStock: field('product_instock', flag),
});

export type Product = Words<typeof product>;
export type PublicProduct = Words<typeof publicProduct>;
