import { activePromotions } from '@formulary/rules/pricing/activePromotions';
import { breaksOnOffer } from '@formulary/rules/pricing/priceBreaks';
import { isInStock } from '@formulary/rules/stock/isInStock';
import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import type { CatalogueBook } from './readModel/CatalogueBook.ts';

/** Lists leave the long texts out. */
export type Length = 'item' | 'page';

/** A product as a visitor may see it: nothing of price, promotion or stock figures is ever put in (reading R17). */
export function publicProductWords(
  book: CatalogueBook,
  product: CatalogueProduct,
  length: Length,
): PublicProduct {
  return { ...shownToAll(book, product, length), isInStock: isInStock(product) };
}

/** A product as a signed-in buyer sees it, with the promotions that are active now and what a bundle of each costs (spec 3.2, 4.4). */
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
    // Not even looked at for a list: they take long to read.
    ...(length === 'page'
      ? { description: product.description, information: product.information }
      : {}),
  };
}
