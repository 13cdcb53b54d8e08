import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { cartDraft } from './checkoutDraft.ts';

/** The draft of the checkout on the screen: that of the cart, unless something is written by hand. */
export const CheckoutDraftContext = createContext<typeof cartDraft>(cartDraft);

/** The draft of the checkout on the screen. */
export function useDraft() {
  return useStore(useContext(CheckoutDraftContext));
}
