import { counted } from '../../text/formatCount.ts';
import { shorten } from '../../text/shorten.ts';
import type { ProductType } from '../product.ts';
import { productHazards } from '../productHazards.ts';
import type { ProductField, ProductFields } from './productFields.ts';

/** The fields in the order of the product's page, as staff call them. */
export const productFieldLabels: Readonly<Record<ProductField, string>> = {
  code: 'Code',
  name: 'Name',
  description: 'Description',
  information: 'Information',
  type: 'Sold',
  vatPercent: 'VAT',
  prescriptionLimit: 'Prescription limit',
  minimumStock: 'Safety stock',
  categoryIds: 'Categories',
  isColdChain: 'Cold chain',
  hazards: 'Hazards',
  isOnSale: 'On sale',
  image: 'Picture',
};

/** How a product is sold, as staff read it. */
export const productTypeLabels: Readonly<Record<ProductType, string>> = {
  any: 'With or without a prescription',
  prescription: 'On prescription only',
  nonPrescription: 'Without a prescription only',
};

const names = Object.keys(productFieldLabels) as readonly ProductField[];

/** The longest value that is told; the rest is in the record of the change. */
const LONGEST_TOLD = 300;

/** Returns whether two values of a field are the same; lists are compared in order. */
function isSame(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? a.join('\n') === b.join('\n') : a === b;
}

/** Returns the fields in which a product differs from what it is to be. Fields that are not given stay. */
export function changedFields(
  before: ProductFields,
  after: Partial<ProductFields>,
): readonly ProductField[] {
  return names.filter((name) => after[name] !== undefined && !isSame(before[name], after[name]));
}

/** Returns some fields of a product. */
export function pickFields(
  fields: Partial<ProductFields>,
  wanted: readonly ProductField[],
): Partial<ProductFields> {
  return Object.fromEntries(wanted.map((name) => [name, fields[name]]));
}

type Words = (fields: ProductFields, nameOf: (categoryId: number) => string) => string;

const shortly = (text: string): string => shorten(text, LONGEST_TOLD) || 'Empty';
const yesOrNo = (isSo: boolean): string => (isSo ? 'Yes' : 'No');
const listed = (words: readonly string[]): string => words.join(', ') || 'None';

function packs(count: number, none: string): string {
  if (count === 0) return none;
  return counted(count, 'pack');
}

/** The value of each field in words. */
const fieldWords: Readonly<Record<ProductField, Words>> = {
  code: ({ code }) => code,
  name: ({ name }) => shortly(name),
  description: ({ description }) => shortly(description),
  information: ({ information }) => shortly(information),
  type: ({ type }) => productTypeLabels[type],
  vatPercent: ({ vatPercent }) => `${vatPercent}%`,
  prescriptionLimit: ({ prescriptionLimit }) => packs(prescriptionLimit, 'No limit'),
  minimumStock: ({ minimumStock }) => packs(minimumStock, 'None'),
  categoryIds: ({ categoryIds }, nameOf) => listed(categoryIds.map(nameOf)),
  isColdChain: ({ isColdChain }) => yesOrNo(isColdChain),
  hazards: ({ hazards }) => listed(hazards.map((hazard) => productHazards[hazard].label)),
  isOnSale: ({ isOnSale }) => yesOrNo(isOnSale),
  image: ({ image }) => image || 'Drawn',
};

/** Returns each field of a product with its value in words, texts in full. */
export function toldProduct(
  fields: ProductFields,
  nameOf: (categoryId: number) => string,
): readonly (readonly [label: string, words: string])[] {
  const { description, information } = fields;
  const texts: Partial<Record<ProductField, string>> = { description, information };
  return names.map((name) => [
    productFieldLabels[name],
    texts[name] || fieldWords[name](fields, nameOf),
  ]);
}

/** A field that changes, with its value before and after in words. */
export interface ToldChange {
  readonly field: ProductField;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Tells each field that changes. */
export function toldChanges(
  before: ProductFields,
  after: Partial<ProductFields>,
  nameOf: (categoryId: number) => string,
): readonly ToldChange[] {
  const next = { ...before, ...after };
  return changedFields(before, after).map((field) => ({
    field,
    label: productFieldLabels[field],
    from: fieldWords[field](before, nameOf),
    to: fieldWords[field](next, nameOf),
  }));
}
