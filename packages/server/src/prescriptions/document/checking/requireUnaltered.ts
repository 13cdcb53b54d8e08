import type { Trx } from '../../../platform/database/Trx.ts';
import { Refused } from '../../../platform/problems/Refused.ts';
import type { Trust } from '../../trust/Trust.ts';
import { lockItems } from './dispensed.queries.ts';
import { checkRecords } from './records/checkRecords.ts';
import { readRecords } from './records/readRecords.queries.ts';

/**
 * Compares all records of a locked prescription with each other before another step is built on them: its text with its hash and
 * its document's id, its rows with the text and with what was ordered, its events with where it stands, with their seals and with what is anchored outside the database. Its items stay as they are
 * until the transaction ends. Refuses with 'prescription-altered', which raises the alarm in the log.
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
