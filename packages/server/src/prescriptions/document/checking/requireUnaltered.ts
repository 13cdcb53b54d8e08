import type { Trx } from '../../../platform/database/Trx.ts';
import { Refused } from '../../../platform/problems/Refused.ts';
import type { Trust } from '../../trust/Trust.ts';
import { lockItems } from './dispensed.queries.ts';
import { checkRecords } from './records/checkRecords.ts';
import { readRecords } from './records/readRecords.queries.ts';

/**
 * Compares all records of a locked prescription before another step builds on them: text with hash and document id,
 * rows with the text and the order, events with state, seals and anchors. Locks its items until the transaction ends.
 * Refuses with 'prescription-altered', which raises the alarm in the log.
 */
export async function requireUnaltered(
  trx: Trx,
  trust: Trust,
  { id, orderId }: { readonly id: number; readonly orderId: number },
): Promise<void> {
  const anchors = await trust.anchors.current();
  await lockItems(trx, orderId, [id]);
  const [records] = await readRecords(trx, [id], anchors);
  const findings = records ? await checkRecords(records, trust, anchors) : [];
  const broken = findings.filter(({ holds }) => !holds).map(({ check }) => check);
  if (broken.length === 0) return;
  const alarm = `prescription ${id} is not what was recorded: ${broken.join(', ')}`;
  throw new Refused('prescription-altered', { alarm });
}
