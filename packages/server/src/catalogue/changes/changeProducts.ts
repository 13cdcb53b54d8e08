import {
  changedFields,
  pickFields,
  productFieldLabels,
  toldChanges,
} from '@formulary/rules/catalogue/changes/productChanges';
import { type ProductFields, tidyProduct } from '@formulary/rules/catalogue/changes/productFields';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import type { Trx } from '../../platform/database/Trx.ts';
import { type StaffAuthor, recordEvents } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { productSubject } from '../prices/priceEvents.ts';
import { setPrices } from '../prices/setPrices.ts';
import { productFaultsOf, type ProductFault } from './productFaultsOf.ts';
import {
  type EditedProduct,
  insertProducts,
  keepChanges,
  lockCategoryNames,
  lockProducts,
  placeProducts,
  readProductVersions,
  updateProducts,
} from './products.queries.ts';

/** What a product is to become. Fields that are missing stay. */
export interface ProductChange {
  readonly id: number;
  readonly fields: Partial<ProductFields>;
  /** The version that was seen; missing where the change holds whatever happened meanwhile. */
  readonly version?: number | undefined;
}

/** Who changes products, and why. Without `staff` it was the command line. */
export interface CatalogueActor {
  readonly by: string;
  readonly reason: string;
  readonly staff?: StaffAuthor | undefined;
}

/** A product that was changed or added, and the event that says so. */
export interface ChangedProduct {
  readonly id: number;
  readonly eventId: number;
}

/** A product that is to be added, with its first price. */
export interface NewProduct {
  readonly fields: ProductFields;
  /** In mills, without VAT. */
  readonly price: number;
}

/** The longest words of a change on a timeline. */
const LONGEST_WORDS = 1_900;

/**
 * Changes any number of products in one transaction: locks them in the order of their ids, and records an event of each
 * product that differs, with what it was and is. Leaves those alone that are so already, and returns the others. Refuses
 * with 'not-found' an unknown product, 'record-changed' one that changed since its `version`, and 'products-faulty' what
 * cannot be so, with a sentence by product and field: `12.name`, or `name` where there is one product.
 */
export async function changeProducts(
  trx: Trx,
  changes: readonly ProductChange[],
  actor: CatalogueActor,
  now: Date,
): Promise<readonly ChangedProduct[]> {
  const ids = changes.map(({ id }) => id);
  const locked = new Map((await lockProducts(trx, ids)).map((product) => [product.id, product]));
  await requireVersions(trx, changes);
  const wanted = changes.map(({ id, fields }) => {
    const before = locked.get(id);
    if (before === undefined) throw new Refused('not-found');
    return { id, before, after: tidyProduct(fields) };
  });
  const faults = await productFaultsOf(trx, wanted);
  refuseFaults(faults, (index) => wanted[index]?.before);
  const changed = wanted
    .map((each) => ({ ...each, fields: changedFields(each.before, each.after) }))
    .filter(({ fields }) => fields.length > 0);
  if (changed.length === 0) return [];
  const next = changed.map(({ before, after, fields }): EditedProduct => ({
    ...before,
    ...pickFields(after, fields),
  }));
  await updateProducts(trx, next);
  await placeProducts(
    trx,
    next.filter((_product, index) => changed[index]?.fields.includes('categoryIds')),
  );
  const names = await lockCategoryNames(
    trx,
    changed.flatMap(({ before, after }) => [...before.categoryIds, ...(after.categoryIds ?? [])]),
  );
  const nameOf = (id: number) => names.get(id) ?? `Category ${id}`;
  const { by, reason, staff } = actor;
  const eventIds = await recordEvents(
    trx,
    changed.map(({ id, before, after }) => {
      const told = toldChanges(before, after, nameOf);
      const worded = (side: 'from' | 'to') =>
        told
          .map((each) => (told.length === 1 ? each[side] : `${each.label}: ${each[side]}`))
          .join('; ')
          .slice(0, LONGEST_WORDS);
      const what = told.map(({ field }) => productFieldLabels[field]).join(', ');
      return {
        at: now,
        actorId: undefined,
        action: 'product-changed' as const,
        subject: productSubject(id),
        detail: { by, reason, what, from: worded('from'), to: worded('to') },
        staff,
      };
    }),
  );
  const kept = changed.map(({ id, before, after, fields }, index) => ({
    id,
    eventId: eventIds[index] ?? 0,
    before: pickFields(before, fields),
    after: pickFields(after, fields),
  }));
  await keepChanges(trx, kept);
  return kept.map(({ id, eventId }) => ({ id, eventId }));
}

/**
 * Adds products with an empty stock and their first price, records an event of each, and returns them in the same order.
 * Refuses with 'products-faulty' as `changeProducts` does, by their place: `0.name`.
 */
export async function createProducts(
  trx: Trx,
  given: readonly NewProduct[],
  actor: CatalogueActor,
  now: Date,
): Promise<readonly ChangedProduct[]> {
  const products = given.map(({ fields }) => tidyProduct(fields));
  const faults = await productFaultsOf(
    trx,
    products.map((after) => ({ after })),
  );
  refuseFaults(faults, (index) => {
    const product = products[index];
    return product && { id: index, name: product.name };
  });
  if (products.length === 0) return [];
  const ids = await insertProducts(trx, products, now);
  await placeProducts(
    trx,
    products.map(({ categoryIds }, index) => ({ id: ids[index] ?? 0, categoryIds })),
  );
  const { by, reason, staff } = actor;
  const eventIds = await recordEvents(
    trx,
    ids.map((id) => ({
      at: now,
      actorId: undefined,
      action: 'product-created' as const,
      subject: productSubject(id),
      detail: { by, reason },
      staff,
    })),
  );
  const prices = given.map(({ price }, index) => ({ productId: ids[index] ?? 0, price, reason }));
  await setPrices(trx, prices, actor, now);
  return ids.map((id, index) => ({ id, eventId: eventIds[index] ?? 0 }));
}

async function requireVersions(trx: Trx, changes: readonly ProductChange[]): Promise<void> {
  const seen = changes.filter(({ version }) => version !== undefined);
  if (seen.length === 0) return;
  const versions = await readProductVersions(
    trx,
    seen.map(({ id }) => id),
  );
  const isChanged = seen.some(({ id, version }) => versions.get(id) !== version);
  if (isChanged) throw new Refused('record-changed');
}

/** Refuses with 'products-faulty', with a sentence by product and field, if there is a fault. */
export function refuseFaults(
  faults: readonly ProductFault[],
  productOf: (index: number) => { readonly id: number; readonly name: string } | undefined,
): void {
  const [first] = faults;
  if (first === undefined) return;
  const isOfOne = faults.every(({ index }) => index === first.index);
  const errors = faults.map(({ index, field, sentence }) => {
    const key = isOfOne ? field : `${productOf(index)?.id ?? index}.${field}`;
    return [key, sentence] as const;
  });
  const message = fillGaps(deskMessages['products-faulty'], {
    product: productOf(first.index)?.name || 'The product',
    fault: first.sentence,
  });
  throw new Refused({ code: 'products-faulty', message }, { errors: Object.fromEntries(errors) });
}
