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

/** Says a value of a field in words. Categories are named by `nameOf`. */
export function fieldWords(
  name: ProductField,
  fields: Partial<ProductFields>,
  nameOf: (categoryId: number) => string,
): string {
  switch (name) {
    case 'type':
      return fields.type === undefined ? '' : productTypeLabels[fields.type];
    case 'vatPercent':
      return `${fields.vatPercent ?? 0} %`;
    case 'prescriptionLimit':
      return packs(fields.prescriptionLimit, 'No limit');
    case 'minimumStock':
      return packs(fields.minimumStock, 'None');
    case 'categoryIds':
      return listed(fields.categoryIds?.map(nameOf));
    case 'hazards':
      return listed(fields.hazards?.map((hazard) => productHazards[hazard].label));
    case 'isColdChain':
      return fields.isColdChain ? 'Yes' : 'No';
    case 'isOnSale':
      return fields.isOnSale ? 'Yes' : 'No';
    case 'image':
      return fields.image === undefined || fields.image === '' ? 'Drawn' : fields.image;
    case 'code':
    case 'name':
    case 'description':
    case 'information':
      return shorten(fields[name] ?? '', LONGEST_TOLD) || 'Empty';
  }
  return name satisfies never;
}

function packs(count: number | undefined, none: string): string {
  if (count === undefined || count === 0) return none;
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'pack' : 'packs'}`;
}

const listed = (words: readonly string[] | undefined): string => words?.join(', ') || 'None';

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
  return changedFields(before, after).map((field) => ({
    field,
    label: productFieldLabels[field],
    from: fieldWords(field, before, nameOf),
    to: fieldWords(field, after, nameOf),
  }));
}
