import type { ImportedFacts } from '@formulary/rules/catalogue/imports/importColumns';
import { londonInstant } from '@formulary/rules/dates/timeOfDay';
import type { Trx } from '../../platform/database/Trx.ts';
import { type CatalogueActor, changeProducts } from '../changes/changeProducts.ts';
import { withdrawPrices } from '../prices/withdrawPrices.ts';

/** Who places products into categories, when, and the ids of the categories by their paths. */
export interface Placing {
  readonly actor: CatalogueActor;
  readonly now: Date;
  readonly idsOf: (paths: readonly string[]) => readonly number[];
}

/** Returns whether a row changes more of a product than its price. */
export function hasFields({ price: _price, priceFrom: _from, ...others }: ImportedFacts): boolean {
  return Object.keys(others).length > 0;
}

/** Returns the fields of a product that a row sets; prices are set apart. */
export function fieldsOf(after: ImportedFacts, idsOf: Placing['idsOf']) {
  const { price: _price, priceFrom: _from, withdrawnFrom: _day, categories, ...fields } = after;
  return categories === undefined ? fields : { ...fields, categoryIds: idsOf(categories) };
}

/** Changes the fields of locked products, and withdraws planned prices of an import that is undone. */
export async function changeFields(
  trx: Trx,
  known: readonly { readonly productId: number; readonly after: ImportedFacts }[],
  { actor, now, idsOf }: Placing,
): Promise<void> {
  const fields = known
    .map(({ productId, after }) => ({ id: productId, fields: fieldsOf(after, idsOf) }))
    .filter(({ fields: each }) => Object.keys(each).length > 0);
  if (fields.length > 0) await changeProducts(trx, fields, actor, now);
  const withdrawn = known.flatMap(({ productId, after: { withdrawnFrom } }) =>
    withdrawnFrom === undefined ? [] : [{ productId, from: londonInstant(withdrawnFrom, 0) }],
  );
  if (withdrawn.length > 0) await withdrawPrices(trx, withdrawn, actor, now);
}
