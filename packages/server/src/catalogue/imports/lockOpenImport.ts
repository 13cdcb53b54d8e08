import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import type { Trx } from '../../platform/database/Trx.ts';
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
