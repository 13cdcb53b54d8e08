import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';

/**
 * A product as sent by the server: with prices and stock figures for buyers, without them for visitors (reading R17).
 */
export type CatalogueProduct = Product | PublicProduct;

/** Returns the `data-press` value shared by the Add button of a product and its placeholder. */
export const addPress = ({ id }: CatalogueProduct) => `add-${id}`;
