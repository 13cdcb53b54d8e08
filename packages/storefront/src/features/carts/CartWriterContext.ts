import { createContext, useContext } from 'react';
import type { CartWriter } from './createCartWriter.ts';

/** The one writer of this window's cart; nothing for a visitor, and until its code has come. */
export const CartWriterContext = createContext<CartWriter | undefined>(undefined);

/** The cart's writer. Where a cart is on the screen there is one: `useCart` waits for it. */
export function useCartWriter(): CartWriter | undefined {
  return useContext(CartWriterContext);
}
