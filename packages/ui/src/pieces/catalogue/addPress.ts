import type { ShownProduct } from './shownProduct.ts';

/** Names the button that adds a product to the cart, and the place of it: `data-press` of both. */
export const addPress = ({ id }: ShownProduct) => `add-${id}`;
