import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import type { ImportedFacts } from '@formulary/rules/catalogue/imports/importColumns';
import { IMPORT_LIMITS } from '@formulary/rules/catalogue/imports/importColumns';
import { categoryPaths } from '@formulary/rules/catalogue/imports/categoryPaths';
import { londonInstant } from '@formulary/rules/dates/timeOfDay';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readCategories } from '../catalogue.queries.ts';
import { type CatalogueActor, changeProducts, createProducts } from '../changes/changeProducts.ts';
import { setPrices } from '../prices/setPrices.ts';
import { withdrawPrices } from '../prices/withdrawPrices.ts';
import { addShelves } from '../tariff/addShelves.ts';
import type { Shelf } from '../tariff/tariffShelf.ts';
import { importSubject } from './importEvents.ts';
import {
  lockProductsOfCodes,
  lockProductsOfIds,
  markAsTariff,
  readLastAuthors,
} from './importedProducts.queries.ts';
import { countIncludedLines, readIncludedLines, writeApplied } from './importLines.queries.ts';
import { endApplied, type LockedImport, lockImportRow } from './imports.queries.ts';
import { type LineOutcome, outcomesOf, shelfPath } from './outcomesOf.ts';
import type { ImportActor } from './storeImport.ts';

/** What staff say when they apply an import. */
export interface Application {
  readonly importId: number;
  readonly reason: string;
  /** Whether refused rows are left out. */
  readonly leavesRefused: boolean;
  /** The version of the import that was seen; missing on the command line, which looks at nothing. */
  readonly version?: number | undefined;
}

const LONGEST_REASON = 1_000;
/** Most products that a refusal names. */
const MOST_NAMED = 5;
/** Below the parameters that PostgreSQL takes in one statement. */
const NEW_AT_ONCE = 1_000;

/**
 * Applies every change of an import without a warning and every ticked one, in one transaction, or nothing: products by
 * `changeProducts` and `createProducts`, prices by `setPrices`. Locks the products in the order of their ids, as orders
 * do, and compares them again under the locks. Returns how many rows were applied. Refuses:
 * - 'not-found', 'import-over' naming who ended it, 'import-unfinished', 'record-changed'
 * - 'reason-required', 'text-too-long'
 * - 'import-with-refused' unless staff agreed, 'import-without-changes', 'import-too-many'
 * - 'import-outdated', naming the products that changed since they were compared
 */
export async function applyImport(
  { db, now }: { readonly db: Db; readonly now: Date },
  { importId, reason: typed, leavesRefused, version }: Application,
  { by, staff }: ImportActor,
): Promise<number> {
  const reason = typed.trim();
  if (reason === '') throw new Refused('reason-required');
  if (reason.length > LONGEST_REASON) throw new Refused('text-too-long');
  return withTransaction(db, async (trx) => {
    const made = await lockOpenImport(trx, importId, version);
    if (made.state !== 'ready') throw new Refused('import-unfinished');
    if (made.refused > 0 && !leavesRefused) {
      const count = made.refused.toLocaleString('en-GB');
      throw new Refused(refuseAtDesk('import-with-refused', { count }).problem);
    }
    const lines = await lockIncluded(trx, made);
    const outcomes = await outcomesOf(trx, made, lines, now);
    await refuseOutdated(trx, outcomes);
    const applied = await applyOutcomes(trx, made, outcomes, { actor: { by, staff, reason }, now });
    await writeApplied(trx, applied);
    await endApplied(trx, importId, { at: now, by, reason, applied: applied.length });
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'catalogue-import-applied',
      subject: importSubject(importId),
      detail: { by, reason, rows: applied.length },
      staff,
    });
    return applied.length;
  });
}

/**
 * Locks an import that is not ended. Refuses with 'not-found', with 'record-changed' since the version that was seen, and
 * with 'import-over' naming who ended it.
 */
export async function lockOpenImport(
  trx: Trx,
  importId: number,
  version?: number,
): Promise<LockedImport> {
  const made = await lockImportRow(trx, importId);
  if (!made) throw new Refused('not-found');
  if (version !== undefined) await requireUnchanged(trx, importSubject(importId), version);
  if (made.state !== 'applied' && made.state !== 'cancelled') return made;
  const did = made.state === 'applied' ? 'applied' : 'gave up';
  throw new Refused(refuseAtDesk('import-over', { by: made.decidedBy ?? 'Somebody', did }).problem);
}

/** Locks the products that are to change, and returns the rows that change them. */
async function lockIncluded(trx: Trx, { id, kind }: LockedImport) {
  const count = await countIncludedLines(trx, id);
  if (count === 0) throw new Refused('import-without-changes');
  if (count > IMPORT_LIMITS.changes) {
    const words = {
      count: count.toLocaleString('en-GB'),
      most: IMPORT_LIMITS.changes.toLocaleString('en-GB'),
    };
    throw new Refused(refuseAtDesk('import-too-many', words).problem);
  }
  const lines = await readIncludedLines(trx, id, IMPORT_LIMITS.changes);
  if (kind === 'undo') {
    await lockProductsOfIds(
      trx,
      lines.flatMap(({ productId }) => productId ?? []),
    );
  } else {
    await lockProductsOfCodes(
      trx,
      lines.map(({ code }) => code),
    );
  }
  return lines;
}

/** Refuses with 'import-outdated' if a row would do something else now than it did when it was looked at. */
async function refuseOutdated(trx: Trx, outcomes: readonly LineOutcome[]): Promise<void> {
  const outdated = outcomes.filter(
    ({ line, outcome }) =>
      outcome.kind === 'unchanged' ||
      outcome.kind === 'refused' ||
      !isSame(outcome.before, line.before) ||
      !isSame(outcome.after, line.after),
  );
  if (outdated.length === 0) return;
  const authors = await readLastAuthors(
    trx,
    outdated.flatMap(({ product }) => product?.id ?? []),
  );
  const named = outdated.slice(0, MOST_NAMED).map(({ line, product }) => {
    const by = product && authors.get(product.id);
    return by === undefined ? line.code : `${line.code} by ${by}`;
  });
  const more = outdated.length - named.length;
  const products = named.join(', ') + (more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : '');
  throw new Refused(refuseAtDesk('import-outdated', { products }).problem);
}

/** PostgreSQL returns the parts of an object in an order of its own. */
const sorted = (facts: object) =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function isSame(one: ImportedFacts, other: ImportedFacts | null): boolean {
  return other !== null && sorted(one) === sorted(other);
}

type Change = LineOutcome & { readonly after: ImportedFacts };

interface Doing {
  readonly actor: CatalogueActor;
  readonly now: Date;
}

/** Applies compared rows to locked products. Returns each row with its product. */
async function applyOutcomes(
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
