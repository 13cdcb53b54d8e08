import type { CartLine } from '@formulary/rules/carts/cartLine';
import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import type { Product } from '@formulary/rules/catalogue/product';

/** Returns the line of a product, priced by the rules. */
export function lineOf(product: Product, isPrescription: boolean, quantity: number): CartLine {
  const { id, price, prescriptionLimit, categories, ...shared } = product;
  const { name, image, type, vatPercent, inStock, minimumStock, promotions } = shared;
  return aCartLine({
    productId: id,
    unitPrice: price,
    name,
    image,
    type,
    vatPercent,
    inStock,
    minimumStock,
    promotions,
    prescriptionLimit,
    categoryIds: categories.map((category) => category.id),
    isPrescription,
    quantity,
  });
}
