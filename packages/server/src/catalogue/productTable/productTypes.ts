import type { ProductType } from '@formulary/rules/catalogue/productType';

/** Product types, indexed by their number in a table. */
export const productTypes: readonly ProductType[] = ['any', 'prescription', 'nonPrescription'];
