import { IMPORT_LIMITS } from '@formulary/rules/catalogue/imports/importColumns';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { applyDuePrices } from '../prices/applyDuePrices.ts';
import { applyLines } from './applyLines.ts';
import { checkLines } from './checkLines.ts';
import { importSubject } from './importEvents.ts';
import { countChanges } from './importLines.queries.ts';
import { endApplied, type LockedImport } from './imports.queries.ts';
import { withImportWork } from './importWork.ts';
import { lockApplying } from './importWork.queries.ts';
import { lockOpenImport, refuseBusy } from './lockOpenImport.ts';
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

/**
 * Applies every change of an import without a warning and every ticked one, in one transaction, or nothing: products by
 * `changeProducts` and `createProducts`, prices by `setPrices`, or of long lists by `decidePrices`. Compares all of them again, and those
 * that changed nothing. How far it is can be seen, and it can be stopped, until the commit. Returns how many rows were
 * applied, once their prices are in force. Refuses:
 * - 'not-found', 'import-over' naming who ended it, 'import-unfinished', 'record-changed', 'import-busy'
 * - 'reason-required', 'text-too-long'
 * - 'import-with-refused' unless staff agreed, 'import-without-changes', 'import-too-many'
 * - 'import-outdated', naming the products that changed since they were compared
 * - 'import-stopped', naming who stopped it
 */
export async function applyImport(
  { db, now }: { readonly db: Db; readonly now: Date },
  { importId, reason: typed, leavesRefused, version }: Application,
  { by, staff }: ImportActor,
): Promise<number> {
  const reason = typed.trim();
  if (reason === '') throw new Refused('reason-required');
  if (reason.length > LONGEST_REASON) throw new Refused('text-too-long');
  const subject = importSubject(importId);
  const applied = await withImportWork({ db, now }, subject, (work) =>
    refuseBusy(() =>
      withTransaction(db, async (trx) => {
        const made = await lockOpenImport(trx, importId, version);
        if (made.state !== 'ready') throw new Refused('import-unfinished');
        await lockApplying(trx);
        await work.begin();
        const total = await countIncluded(trx, made, leavesRefused);
        await checkLines(trx, { made, total: total + made.unchanged, work }, now);
        const actor = { by, staff, reason };
        await applyLines(trx, { made, total, work, actor, now });
        await endApplied(trx, importId, { at: now, by, reason, applied: total });
        const detail = { by, reason, rows: total };
        const event = { at: now, actorId: undefined, subject, detail, staff };
        await recordEvent(trx, { ...event, action: 'catalogue-import-applied' });
        return total;
      }),
    ),
  );
  await applyDuePrices(db, now);
  return applied;
}

/** Counts the rows that are to be applied. Refuses what cannot be applied as it is. */
async function countIncluded(
  trx: Trx,
  { id, refused }: LockedImport,
  leavesRefused: boolean,
): Promise<number> {
  if (refused > 0 && !leavesRefused) {
    const count = refused.toLocaleString('en-GB');
    throw new Refused(refuseAtDesk('import-with-refused', { count }).problem);
  }
  const { included, beyondPrices } = await countChanges(trx, id);
  if (included === 0) throw new Refused('import-without-changes');
  if (beyondPrices > IMPORT_LIMITS.changes) {
    const words = {
      count: beyondPrices.toLocaleString('en-GB'),
      most: IMPORT_LIMITS.changes.toLocaleString('en-GB'),
    };
    throw new Refused(refuseAtDesk('import-too-many', words).problem);
  }
  return included;
}
