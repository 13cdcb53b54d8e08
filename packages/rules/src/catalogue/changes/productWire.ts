import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { flag, recordId, text, wholeNumber, word } from '../../wire/scalars.ts';
import { productType } from '../product.ts';
import { hazardNames } from '../productHazards.ts';
import {
  LONGEST_CODE,
  LONGEST_NAME,
  LONGEST_PRODUCT_TEXT,
  MOST_CATEGORIES_OF_PRODUCT,
} from './productFields.ts';

/** Numbers beyond the limits are refused in words by the rules. */
const anyWhole = wholeNumber(-1_000_000_000, 1_000_000_000);
const hazards = listOf(word(hazardNames), hazardNames.length);
const categoryIds = listOf(recordId, MOST_CATEGORIES_OF_PRODUCT);
const longText = text(0, LONGEST_PRODUCT_TEXT);

/** Everything that staff change of a product. */
const allFields = {
  code: field('code', text(0, LONGEST_CODE)),
  name: field('name', text(0, LONGEST_NAME)),
  description: field('description', longText),
  information: field('information', longText),
  type: field('type', productType),
  vatPercent: field('vatPercent', anyWhole),
  prescriptionLimit: field('prescriptionLimit', anyWhole),
  minimumStock: field('minimumStock', anyWhole),
  isColdChain: field('isColdChain', flag),
  hazards: field('hazards', hazards),
  isOnSale: field('isOnSale', flag),
  categoryIds: field('categoryIds', categoryIds),
  image: field('image', text(0, 200)),
};

/** All fields of a product, for a page or a new one. */
export const productFields = entity(allFields);

/** The fields that a change gives; the others stay. */
export const productPatch = entity({
  code: optionalField('code', text(0, LONGEST_CODE)),
  name: optionalField('name', text(0, LONGEST_NAME)),
  description: optionalField('description', longText),
  information: optionalField('information', longText),
  type: optionalField('type', productType),
  vatPercent: optionalField('vatPercent', anyWhole),
  prescriptionLimit: optionalField('prescriptionLimit', anyWhole),
  minimumStock: optionalField('minimumStock', anyWhole),
  isColdChain: optionalField('isColdChain', flag),
  hazards: optionalField('hazards', hazards),
  isOnSale: optionalField('isOnSale', flag),
  categoryIds: optionalField('categoryIds', categoryIds),
  image: optionalField('image', text(0, 200)),
});

export type ProductPatch = Words<typeof productPatch>;

/** A field that changes, in words, and what a change does elsewhere. */
export const changePreview = entity({
  changes: field(
    'changes',
    listOf(
      entity({
        field: field('field', text(1, 60)),
        label: field('label', text(1, 60)),
        from: field('from', text(0, 2_000)),
        to: field('to', text(0, 2_000)),
      }),
      50,
    ),
  ),
  /** Sentences about carts, orders that wait, promotions, lists and pages. */
  effects: field('effects', listOf(text(1, 300), 50)),
});

export type ChangePreview = Words<typeof changePreview>;
