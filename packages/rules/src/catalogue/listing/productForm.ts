import type { Words } from '../../wire/codec.ts';
import { oneOf } from '../../wire/scalars.ts';

/** Every form, in the order of the filter and of the address. */
const forms = [
  ['INJECTION', 'injection'],
  ['FILLER', 'filler'],
  ['TABLET', 'tablet'],
  ['LIQUID', 'liquid'],
  ['CREAM', 'cream'],
  ['SOLUTION', 'solution'],
  ['DROPS', 'drops'],
  ['POWDER', 'powder'],
  ['PATCH', 'patch'],
  ['SUPPOSITORY', 'suppository'],
  ['NEEDLE', 'needle'],
  ['DRESSING', 'dressing'],
  ['OTHER', 'other'],
] as const;

/** The dosage form or kind of a product, derived from its name. */
export const productForm = oneOf(forms);

export type ProductForm = Words<typeof productForm>;

export const formNames = forms.map(([, form]) => form);
