import { activePromotions } from '@formulary/rules/pricing/promotion';
import { breaksOnOffer } from '@formulary/rules/pricing/priceBreaks';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import type { CatalogueBook } from './readModel/CatalogueBook.ts';

/** Length of the texts: lists omit the long ones. */
export type Length = 'item' | 'page';

/** Returns a product for a visitor, without prices, promotions or stock figures (reading R17). */
export function publicProductWords(
  book: CatalogueBook,
  product: CatalogueProduct,
  length: Length,
): PublicProduct {
  return { ...shownToAll(book, product, length), isInStock: isInStock(product) };
}

/** Returns a product for a buyer, with active promotions and the price of each bundle (spec 3.2, 4.4). */
export function productWords(
  book: CatalogueBook,
  product: CatalogueProduct,
  length: Length,
  now: Date,
): Product {
  const { price, vatPercent, inStock, minimumStock, prescriptionLimit, type } = product;
  const promotions = activePromotions(product.promotions, now);
  return {
    ...shownToAll(book, product, length),
    price,
    vatPercent,
    inStock,
    minimumStock,
    prescriptionLimit,
    ...(type === 'any' ? {} : { isPrescription: type === 'prescription' }),
    promotions,
    breaks: breaksOnOffer({ unitPrice: price, promotions }),
    allocated: 0,
  };
}

function shownToAll(book: CatalogueBook, product: CatalogueProduct, length: Length) {
  const { id, code, name, image, type, categoryIds } = product;
  return {
    id,
    code,
    name,
    image,
    type,
    categories: categoryIds.flatMap((categoryId) => {
      const category = book.category(categoryId);
      return category ? [{ id: category.id, name: category.name }] : [];
    }),
    parentCategory: categoryIds.join(','),
    // Not accessed for a list: they are slow to read.
    ...(length === 'page'
      ? { description: product.description, information: product.information }
      : {}),
  };
}
