import type { CartLine } from '../carts/cartLine.ts';
import type { Product } from '../catalogue/product.ts';
import type { AllocatableLine } from './allocationState.ts';

/** A cart line together with what its product says about prescriptions: its limit and its categories (spec 3.2, 5.24). */
export function allocatableLine(
  { productId, isPrescription, name, quantity }: CartLine,
  { prescriptionLimit, categories }: Pick<Product, 'prescriptionLimit' | 'categories'>,
): AllocatableLine {
  const categoryIds = categories.map(({ id }) => id);
  return { productId, isPrescription, name, quantity, prescriptionLimit, categoryIds };
}
