import { changedFields, pickFields } from '@formulary/rules/catalogue/changes/productChanges';
import {
  type ProductField,
  type ProductFields,
  productFaults,
  productSentences,
} from '@formulary/rules/catalogue/changes/productFields';
import { readUploadedPicture } from '@formulary/rules/pictures/uploadedPicture';
import type { Trx } from '../../platform/database/Trx.ts';
import {
  type EditedProduct,
  lockCategoryNames,
  lockCodes,
  readOwnersOfCodes,
} from './products.queries.ts';
import { lockPictures } from '../pictures/productPictures.queries.ts';

/** Files that were drawn with the shop, uploaded ones in their large size, and none. */
const isPictureFile = (file: string): boolean =>
  file === '' || /^[\w.-]{1,190}\.svg$/.test(file) || readUploadedPicture(file)?.file === file;

/** What a product is to be; `before` and `id` are missing for a new one. */
export interface WantedProduct {
  readonly id?: number | undefined;
  readonly before?: EditedProduct | undefined;
  readonly after: Partial<ProductFields>;
}

/** A field that cannot be so, with a sentence that says why. */
export interface ProductFault {
  /** The place of the product among those that are looked at. */
  readonly index: number;
  readonly field: ProductField;
  readonly sentence: string;
}

/**
 * Returns the faults of products that are to be changed or added: by the rules of each changed field, and codes that
 * another product has, in whatever letters, and categories and pictures that are not there. Keeps the categories and
 * pictures from being removed until the transaction ends.
 */
export async function productFaultsOf(
  trx: Trx,
  wanted: readonly WantedProduct[],
): Promise<readonly ProductFault[]> {
  const changed = wanted.map(({ before, after }) =>
    before === undefined ? after : pickFields(after, changedFields(before, after)),
  );
  const codes = changed.flatMap(({ code }) => code ?? []);
  const categoryIds = [...new Set(changed.flatMap(({ categoryIds: ids }) => ids ?? []))];
  const uploaded = changed.flatMap(({ image = '' }) =>
    readUploadedPicture(image) === undefined ? [] : image,
  );
  // Two at once would not see each other's code, and no index compares letters.
  if (codes.length > 0) await lockCodes(trx);
  const [owners, categories, missing] = await Promise.all([
    readOwnersOfCodes(trx, codes),
    lockCategoryNames(trx, categoryIds),
    lockPictures(trx, uploaded),
  ]);
  // A product that gives its code up leaves it to another one only with the next change.
  const seen = new Map<string, number>();
  return changed.flatMap((fields, index): readonly ProductFault[] => {
    const faults: ProductFault[] = Object.entries(productFaults(fields)).map(
      ([field, sentence]) => ({ index, field: field as ProductField, sentence }),
    );
    const code = fields.code?.toLowerCase();
    if (code !== undefined) {
      const owner = owners.get(code);
      const isTaken = (owner !== undefined && owner !== wanted[index]?.id) || seen.has(code);
      seen.set(code, index);
      if (isTaken) faults.push({ index, field: 'code', sentence: productSentences.codeTaken });
    }
    const isGone = fields.categoryIds?.some((id) => !categories.has(id)) ?? false;
    if (isGone) {
      faults.push({ index, field: 'categoryIds', sentence: productSentences.categoryUnknown });
    }
    const { image = '' } = fields;
    if (missing.has(image) || !isPictureFile(image)) {
      faults.push({ index, field: 'image', sentence: productSentences.picture });
    }
    if (fields.isOnSale === true && wanted[index]?.before?.price === 0) {
      faults.push({ index, field: 'isOnSale', sentence: productSentences.price });
    }
    return faults;
  });
}
