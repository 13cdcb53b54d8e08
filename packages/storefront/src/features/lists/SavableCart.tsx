import { Cart } from '../carts/Cart.tsx';
import { SaveLines } from './SaveToList/SaveLines.tsx';

/** The cart, which can be saved as a list. */
export function SavableCart() {
  return <Cart Save={SaveLines} />;
}
