import { Cart } from '../carts/Cart.tsx';

/** The cart, which can be saved as a list. */
export function SavableCart() {
  return <Cart />;
}
