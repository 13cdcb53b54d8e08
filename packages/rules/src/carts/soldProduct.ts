import type { NewLine } from './addLine.ts';

/** The product details of a cart line, independent of the purchase option. */
export type SoldProduct = Omit<NewLine, 'isPrescription'>;
