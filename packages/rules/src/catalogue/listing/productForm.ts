import { oneOf } from '../../wire/scalars.ts';

/** Every form, in the order of the filter and of the address. */
export const formNames = [
  'injection',
  'filler',
  'tablet',
  'liquid',
  'cream',
  'solution',
  'drops',
  'powder',
  'patch',
  'suppository',
  'needle',
  'dressing',
  'other',
] as const;

/** The dosage form or kind of a product, derived from its name. */
export type ProductForm = (typeof formNames)[number];

/** A form on the wire: its name in capitals. */
export const productForm = oneOf(
  formNames.map((form) => [form.toUpperCase() as Uppercase<ProductForm>, form] as const),
);
