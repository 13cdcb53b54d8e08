import type { NewLine } from './addLine.ts';

/** What a product on sale has for a line of a cart, whichever way it is bought. */
export type SoldProduct = Omit<NewLine, 'isPrescription'>;
