import { formatDay } from '../../dates/day.ts';
import type { Mills } from '../../money/mills.ts';
import type { ImportedProduct } from './compareImport.ts';
import { protectCode } from './importCells.ts';
import { CATEGORIES, importColumns, typeWords } from './importColumns.ts';

const MILLS_PER_POUND = 1_000;
const MILLS_PER_PENNY = 10;

/** Writes a price in pounds for a file, with pence or with thousandths where it has some: 12.50, 0.125. */
export function priceCell(price: Mills): string {
  const digits = price % MILLS_PER_PENNY === 0 ? 2 : 3;
  return (price / MILLS_PER_POUND).toFixed(digits);
}

const yesOrNo = (flag: boolean): string => (flag ? 'yes' : 'no');

/** Returns the headings of a file of products. */
export const productHeadings: readonly string[] = importColumns.map(({ heading }) => heading);

/** Returns the cells of a product in a file of products. Read again, they change nothing. */
export function productCells(
  product: ImportedProduct & { readonly code: string },
): readonly string[] {
  return [
    protectCode(product.code),
    product.name,
    priceCell(product.price),
    '',
    String(product.vatPercent),
    typeWords[product.type],
    String(product.prescriptionLimit),
    String(product.minimumStock),
    product.categories.join(CATEGORIES),
    yesOrNo(product.isColdChain),
    yesOrNo(product.isOnSale),
    product.description,
    product.information,
  ];
}

/** An example of each kind of cell, for the template. */
export const templateCells: readonly string[] = [
  'ABC-123',
  'Example 5 mg tablets, 28 tablets',
  '12.34',
  formatDay('2027-01-04'),
  '20',
  'prescription only',
  '0',
  '20',
  'Medicines > Tablets',
  'no',
  'yes',
  'A sentence about the product.',
  '',
];
