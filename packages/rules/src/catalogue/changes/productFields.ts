import type { FieldCheck, FormErrors, FormRules } from '../../forms/fieldCheck.ts';
import { checkForm, tidyForm } from '../../forms/fieldCheck.ts';
import { atMost, inLines, oneOfList, required } from '../../forms/fieldChecks.ts';
import { MOST_STOCK } from '../../stock/stockCauses.ts';
import type { ProductType } from '../product.ts';
import type { ProductHazard } from '../productHazards.ts';
import { plainText, wholePacks } from './textChecks.ts';

/** What staff change of a product. Prices and stock are changed apart. */
export interface ProductFields {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly information: string;
  readonly type: ProductType;
  readonly vatPercent: number;
  /** Packs on one prescription; 0 is no limit. */
  readonly prescriptionLimit: number;
  /** The safety stock, in packs. */
  readonly minimumStock: number;
  readonly isColdChain: boolean;
  readonly hazards: readonly ProductHazard[];
  readonly isOnSale: boolean;
  /** Most specific first. */
  readonly categoryIds: readonly number[];
  /** File of the picture; empty for the drawn one. */
  readonly image: string;
}

export type ProductField = keyof ProductFields;

/** The VAT rates of the United Kingdom, in per cent. */
export const vatRates = [0, 5, 20] as const;

export const LONGEST_CODE = 60;
export const LONGEST_NAME = 300;
export const LONGEST_PRODUCT_TEXT = 20_000;
const MOST_ON_PRESCRIPTION = 9_999;
export const MOST_CATEGORIES_OF_PRODUCT = 50;

/** Sentences of faulty fields. */
export const productSentences = {
  code: 'Please give a code',
  longCode: 'Please use at most 60 characters',
  codeLetters: 'Please use letters, digits, hyphens, dots and slashes only, without spaces',
  codeTaken: 'Another product has this code, in these or other letters',
  name: 'Please give a name',
  longName: 'Please use at most 300 characters',
  longText: 'Please use at most 20,000 characters',
  type: 'Please choose how it is sold',
  vat: 'Please choose a VAT rate of 0%, 5% or 20%',
  limit: 'Please give whole packs, 0 to 9,999; 0 is no limit',
  safety: 'Please give whole packs, 0 to 10,000,000',
  category: 'Please choose at least one category',
  categoryUnknown: 'This category is not there any more',
  picture: 'This picture is not there any more',
  price: 'Please set a price before it goes on sale',
  manyCategories: 'Please choose at most 50 categories',
} as const;

const codeCheck: FieldCheck = (value) =>
  value === '' || /^[\p{L}\d][\p{L}\d./_-]*$/u.test(value)
    ? undefined
    : productSentences.codeLetters;

const longText = atMost(LONGEST_PRODUCT_TEXT, productSentences.longText);

/** The checks of what is typed for a product. Numbers are typed in digits, categories as ids between commas. */
export const productRules = {
  code: [
    required(productSentences.code),
    atMost(LONGEST_CODE, productSentences.longCode),
    codeCheck,
  ],
  name: [
    required(productSentences.name),
    atMost(LONGEST_NAME, productSentences.longName),
    plainText,
  ],
  description: [inLines, longText, plainText],
  information: [inLines, longText, plainText],
  type: [
    required(productSentences.type),
    oneOfList(['any', 'prescription', 'nonPrescription'], productSentences.type),
  ],
  vatPercent: [
    required(productSentences.vat),
    oneOfList(vatRates.map(String), productSentences.vat),
  ],
  prescriptionLimit: [wholePacks(MOST_ON_PRESCRIPTION, productSentences.limit)],
  minimumStock: [wholePacks(MOST_STOCK, productSentences.safety)],
  categoryIds: [
    required(productSentences.category),
    (value: string) =>
      value.split(',').length > MOST_CATEGORIES_OF_PRODUCT
        ? productSentences.manyCategories
        : undefined,
  ],
} satisfies Partial<FormRules<ProductField>>;

export type CheckedProductField = keyof typeof productRules;

/** Returns fields as a form has them: texts. */
function typedProduct(
  fields: Partial<ProductFields>,
): Partial<Record<CheckedProductField, string>> {
  const { vatPercent, prescriptionLimit, minimumStock, categoryIds } = fields;
  const { code, name, description, information, type } = fields;
  return given({
    code,
    name,
    description,
    information,
    type,
    vatPercent: vatPercent?.toString(),
    prescriptionLimit: prescriptionLimit?.toString(),
    minimumStock: minimumStock?.toString(),
    categoryIds: categoryIds?.join(','),
  });
}

/** Leaves out what is undefined. */
function given<Name extends string>(
  values: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Record<Name, string>>;
}

/** Returns fields with their texts as they are kept: names and codes in one line, without blanks around any. */
export function tidyProduct<Fields extends Partial<ProductFields>>(fields: Fields): Fields {
  const { code, name, description, information } = typedProduct(fields);
  return { ...fields, ...tidyForm(productRules, given({ code, name, description, information })) };
}

/** Returns the faults of the given fields, each with its sentence; empty if there are none. */
export function productFaults(fields: Partial<ProductFields>): FormErrors<CheckedProductField> {
  const typed = typedProduct(fields);
  const rules: Partial<FormRules<CheckedProductField>> = Object.fromEntries(
    Object.entries(productRules).filter(([name]) => name in typed),
  );
  return checkForm(rules as FormRules<CheckedProductField>, typed);
}
