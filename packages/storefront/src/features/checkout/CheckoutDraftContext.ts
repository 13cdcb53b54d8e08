import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { cartDraft } from './checkoutDraft.ts';

/** Draft of the current checkout: the cart's by default, or that of a manual prescription. */
export const CheckoutDraftContext = createContext<typeof cartDraft>(cartDraft);

/** Returns the draft of the current checkout. */
export function useDraft() {
  return useStore(useContext(CheckoutDraftContext));
}
