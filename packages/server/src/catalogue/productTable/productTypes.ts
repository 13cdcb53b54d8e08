import type { ProductType } from '@formulary/rules/catalogue/productType';

/** The types of products in the order of their numbers in a table. */
export const productTypes: readonly ProductType[] = ['any', 'prescription', 'nonPrescription'];
