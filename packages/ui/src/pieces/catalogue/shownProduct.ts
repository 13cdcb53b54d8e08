import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';

/** A product as the screen got it: with prices and stock figures for a buyer, without for a visitor (reading R17). */
export type ShownProduct = Product | PublicProduct;

/** Names the button that adds a product to the cart, and the placeholder of that button: `data-press` of both. */
export const addPress = ({ id }: ShownProduct) => `add-${id}`;
