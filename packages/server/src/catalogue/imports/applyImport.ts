import type { ImportedFacts } from '@formulary/rules/catalogue/imports/importColumns';
import { IMPORT_LIMITS } from '@formulary/rules/catalogue/imports/importColumns';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { applyOutcomes } from './applyOutcomes.ts';
import { importSubject } from './importEvents.ts';
import {
  lockProductsOfCodes,
  lockProductsOfIds,
  readLastAuthors,
} from './importedProducts.queries.ts';
import { countIncludedLines, readIncludedLines, writeApplied } from './importLines.queries.ts';
import { endApplied, type LockedImport } from './imports.queries.ts';
import { lockOpenImport } from './lockOpenImport.ts';
import { type LineOutcome, outcomesOf } from './outcomesOf.ts';
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
