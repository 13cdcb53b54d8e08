import { hash } from 'node:crypto';
import type { Db } from '../../platform/database/Db.ts';
import type { Tariff } from '../tariff/readTariff.ts';
import { tariffImport } from '../tariff/readTariffImport.ts';
import { applyImport } from './applyImport.ts';
import { cancelImport, tickImport } from './changeImport.ts';
import { compareLines } from './compareLines.ts';
import { readImport } from './imports.queries.ts';
import { storeRows } from './storeImport.ts';

/** Numbers of products that an import added, changed and left alone. */
export interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
}

const COMMAND_LINE = { by: 'the command line' };
const REASON = 'Drug Tariff imported on the command line';

/**
 * Imports a tariff without a look at it, as the desk does with one: adds new packs, with an empty stock, changes others and
 * leaves those alone that are so already. Packs that are missing from the file stay. Rows that were rejected are left out.
 * Applies all of it or nothing. Refuses as `applyImport` does.
 */
export async function importTariff(
  db: Db,
  products: Tariff['products'],
  now: Date,
  say: (progress: string) => void,
): Promise<ImportCounts> {
  const doing = { db, now };
  const { rows, shelves } = await tariffImport({ products, rejected: [] });
  if (rows.length === 0) return { new: 0, changed: 0, unchanged: 0 };
  const fileHash = hash('sha256', JSON.stringify(rows), 'buffer');
  const file = { kind: 'tariff', name: 'Drug Tariff', hash: fileHash, rows, shelves } as const;
  const { id } = await storeRows(doing, file, COMMAND_LINE);
  for (let state = 'comparing'; state === 'comparing';) {
    const progress = await compareLines(doing, id, COMMAND_LINE);
    state = progress.state;
    say(`${progress.compared.toLocaleString('en-GB')} rows compared`);
  }
  const made = await readImport(db, id);
  const counts = {
    new: made?.new ?? 0,
    changed: made?.changed ?? 0,
    unchanged: made?.unchanged ?? 0,
  };
  if (counts.new + counts.changed === 0) {
    await cancelImport(doing, id, COMMAND_LINE);
    return counts;
  }
  await tickImport(doing, id, { isTicked: true }, COMMAND_LINE);
  await applyImport(doing, { importId: id, reason: REASON, leavesRefused: true }, COMMAND_LINE);
  return counts;
}
