import { isInStock } from '@formulary/rules/stock/stockLevel';
import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';

/** Returns what visitors see of a product: no price, promotion or stock figure (reading R17). */
export function publicProductOf(product: Product): PublicProduct {
  const { id, code, name, image, type, categories, parentCategory, description, information } =
    product;
  return {
    id,
    ...(code === undefined ? {} : { code }),
    name,
    image,
    type,
    categories,
    parentCategory,
    ...(description === undefined ? {} : { description }),
    ...(information === undefined ? {} : { information }),
    isInStock: isInStock(product),
  };
}
