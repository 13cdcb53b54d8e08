import { createContext, useContext } from 'react';
import type { CartWriter } from './createCartWriter.ts';

/** Cart writer of this window; undefined for a visitor and until its code has loaded. */
export const CartWriterContext = createContext<CartWriter | undefined>(undefined);

/** Returns the cart's writer. Defined wherever a cart shows, because `useCart` waits for it. */
export function useCartWriter(): CartWriter | undefined {
  return useContext(CartWriterContext);
}
