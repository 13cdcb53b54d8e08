import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import type { Trx } from '../../platform/database/Trx.ts';
import { sqlState } from '../../platform/database/sqlState.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { importSubject } from './importEvents.ts';
import { type LockedImport, lockImportRow } from './imports.queries.ts';

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

/** PostgreSQL's lock_not_available: another transaction has had the lock for seconds. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Does work on an import. Refuses with 'import-busy' if it is being applied all the while. */
export async function refuseBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new Refused('import-busy');
  }
}
