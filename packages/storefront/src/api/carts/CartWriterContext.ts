import { createContext, useContext } from 'react';
import type { CartWriter } from './createCartWriter.ts';

/** The one writer of this window's cart. */
export const CartWriterContext = createContext<CartWriter | undefined>(undefined);

/** The cart's writer; throws outside of `CartWriterProvider`. */
export function useCartWriter(): CartWriter {
  const writer = useContext(CartWriterContext);
  if (!writer) throw new Error('Put <CartWriterProvider> around what changes the cart');
  return writer;
}
