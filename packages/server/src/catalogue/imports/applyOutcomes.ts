import { categoryPaths } from '@formulary/rules/catalogue/imports/categoryPaths';
import type { ImportedFacts } from '@formulary/rules/catalogue/imports/importColumns';
import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { londonInstant } from '@formulary/rules/dates/timeOfDay';
import type { Trx } from '../../platform/database/Trx.ts';
import { readCategories } from '../catalogue.queries.ts';
import { type CatalogueActor, changeProducts, createProducts } from '../changes/changeProducts.ts';
import { setPrices } from '../prices/setPrices.ts';
import { withdrawPrices } from '../prices/withdrawPrices.ts';
import { addShelves } from '../tariff/addShelves.ts';
import type { Shelf } from '../tariff/tariffShelf.ts';
import { markAsTariff } from './importedProducts.queries.ts';
import type { LockedImport } from './imports.queries.ts';
import { type LineOutcome, shelfPath } from './outcomesOf.ts';

/** Below the parameters that PostgreSQL takes in one statement. */
const NEW_AT_ONCE = 1_000;

type Change = LineOutcome & { readonly after: ImportedFacts };

interface Doing {
  readonly actor: CatalogueActor;
  readonly now: Date;
}

/** Applies compared rows to locked products. Returns each row with its product. */
export async function applyOutcomes(
  trx: Trx,
  { kind, shelves }: LockedImport,
  outcomes: readonly LineOutcome[],
  doing: Doing,
): Promise<readonly { readonly id: number; readonly productId: number }[]> {
  const changes = outcomes.flatMap((each): readonly Change[] =>
    'after' in each.outcome ? [{ ...each, after: each.outcome.after }] : [],
  );
  const idOfPath = await categoryIds(trx, shelves);
  const idsOf = (paths: readonly string[]) => paths.flatMap((path) => idOfPath.get(path) ?? []);
  const known = changes.flatMap(({ product, after, line }) =>
    product ? [{ id: line.id, productId: product.id, after }] : [],
  );
  await changeKnown(trx, known, { ...doing, idsOf });
  const added = await addNew(
    trx,
    changes.filter(({ product }) => product === undefined),
    { ...doing, idsOf },
  );
  if (kind === 'tariff') {
    await markAsTariff(
      trx,
      added.map(({ productId }) => productId),
    );
  }
  return [...known, ...added];
}

/** Returns the ids of categories by path, once the tariff's are added. */
async function categoryIds(
  trx: Trx,
  shelves: readonly (readonly Shelf[])[],
): Promise<ReadonlyMap<string, number>> {
  const idOfSlug = await addShelves(trx, shelves);
  const paths = categoryPaths(await readCategories(trx));
  return new Map([
    ...shelves.map(
      (path) => [shelfPath(path), idOfSlug.get(path.at(-1)?.slug ?? '') ?? 0] as const,
    ),
    ...[...paths].map(([id, path]) => [path, id] as const),
  ]);
}

interface Placing extends Doing {
  readonly idsOf: (paths: readonly string[]) => readonly number[];
}

/** Returns the fields of a product that a row sets; prices are set apart. */
function fieldsOf(after: ImportedFacts, idsOf: Placing['idsOf']) {
  const { price: _price, priceFrom: _from, withdrawnFrom: _day, categories, ...fields } = after;
  return categories === undefined ? fields : { ...fields, categoryIds: idsOf(categories) };
}

async function changeKnown(
  trx: Trx,
  known: readonly { readonly productId: number; readonly after: ImportedFacts }[],
  { actor, now, idsOf }: Placing,
): Promise<void> {
  const fields = known
    .map(({ productId, after }) => ({ id: productId, fields: fieldsOf(after, idsOf) }))
    .filter(({ fields: each }) => Object.keys(each).length > 0);
  if (fields.length > 0) await changeProducts(trx, fields, actor, now);
  const prices = known.flatMap(({ productId, after: { price, priceFrom } }) => {
    if (price === undefined) return [];
    const isLater = priceFrom !== undefined && priceFrom > londonDay(now);
    const from = isLater ? { from: londonInstant(priceFrom, 0) } : {};
    return { productId, price, reason: actor.reason, ...from };
  });
  if (prices.length > 0) await setPrices(trx, prices, actor, now);
  const withdrawn = known.flatMap(({ productId, after: { withdrawnFrom } }) =>
    withdrawnFrom === undefined ? [] : [{ productId, from: londonInstant(withdrawnFrom, 0) }],
  );
  if (withdrawn.length > 0) await withdrawPrices(trx, withdrawn, actor, now);
}

/** Fields of a new product that its row may leave out; those that it must have are checked as those of any product. */
const UNSAID: ProductFields = {
  code: '',
  name: '',
  description: '',
  information: '',
  type: 'prescription',
  vatPercent: 20,
  prescriptionLimit: 0,
  minimumStock: 0,
  isColdChain: false,
  isOnSale: true,
  image: '',
  hazards: [],
  categoryIds: [],
};

async function addNew(
  trx: Trx,
  added: readonly Change[],
  { actor, now, idsOf }: Placing,
): Promise<readonly { readonly id: number; readonly productId: number }[]> {
  const rows: { id: number; productId: number }[] = [];
  for (let at = 0; at < added.length; at += NEW_AT_ONCE) {
    const some = added.slice(at, at + NEW_AT_ONCE);
    const made = await createProducts(
      trx,
      some.map(({ line, after }) => ({
        fields: { ...UNSAID, ...fieldsOf(after, idsOf), code: line.code },
        price: after.price ?? 0,
      })),
      actor,
      now,
    );
    for (const [index, { line }] of some.entries())
      rows.push({ id: line.id, productId: made[index]?.id ?? 0 });
  }
  return rows;
}
