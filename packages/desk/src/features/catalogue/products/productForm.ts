import { type ProductFields, productRules } from '@formulary/rules/catalogue/changes/productFields';
import { type ProductHazard, hazardNames } from '@formulary/rules/catalogue/productHazards';
import type { ProductType } from '@formulary/rules/catalogue/product';
import type { FormRules } from '@formulary/rules/forms/fieldCheck';

/** A product as its form has it: texts, 'yes' for what is so, and lists between commas. */
export type TypedProduct = Readonly<Record<keyof ProductFields, string>>;

/** Label of the form of a product. */
export const PRODUCT_FORM = 'Product';

/** The checks of the form of a product. */
export const productFormRules: FormRules<keyof ProductFields> = {
  ...productRules,
  isColdChain: [],
  hazards: [],
  isOnSale: [],
  image: [],
};

export const productFormFields = Object.keys(productFormRules) as readonly (keyof ProductFields)[];

const YES = 'yes';

/** Returns the entries of a list as a form has it. */
export const listIn = (typed: string): readonly string[] => (typed === '' ? [] : typed.split(','));

/** Returns a product as its form has it. */
export function typedOf(fields: ProductFields): TypedProduct {
  return {
    ...fields,
    vatPercent: String(fields.vatPercent),
    prescriptionLimit: String(fields.prescriptionLimit),
    minimumStock: String(fields.minimumStock),
    isColdChain: fields.isColdChain ? YES : '',
    isOnSale: fields.isOnSale ? YES : '',
    hazards: fields.hazards.join(','),
    categoryIds: fields.categoryIds.join(','),
  };
}

/** Returns what was typed as a product; the rules have checked it. */
export function productOf(typed: TypedProduct): ProductFields {
  return {
    ...typed,
    type: typed.type as ProductType,
    vatPercent: Number(typed.vatPercent),
    prescriptionLimit: Number(typed.prescriptionLimit),
    minimumStock: Number(typed.minimumStock),
    isColdChain: typed.isColdChain === YES,
    isOnSale: typed.isOnSale === YES,
    hazards: hazardNames.filter((name: ProductHazard) => listIn(typed.hazards).includes(name)),
    categoryIds: listIn(typed.categoryIds).map(Number),
  };
}

/** A new product: off sale, for everybody, at the standard rate. */
export const emptyProduct: ProductFields = {
  code: '',
  name: '',
  description: '',
  information: '',
  type: 'any',
  vatPercent: 20,
  prescriptionLimit: 0,
  minimumStock: 0,
  isColdChain: false,
  hazards: [],
  isOnSale: false,
  categoryIds: [],
  image: '',
};
