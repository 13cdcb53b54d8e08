import { hash } from 'node:crypto';
import type { DateOrder } from '@formulary/rules/dates/writtenDays';
import type { ImportRow } from '@formulary/rules/catalogue/imports/readImport';
import { tidyLine } from '@formulary/rules/text/tidyLine';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent, type StaffAuthor } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readTariffImport } from '../tariff/readTariffImport.ts';
import type { Shelf } from '../tariff/tariffShelf.ts';
import { importSubject } from './importEvents.ts';
import { insertLines } from './importLines.queries.ts';
import { findOpenImport, insertImport } from './imports.queries.ts';
import { ROWS_OF_A_STEP, unwatched } from './importWork.ts';
import { readImportFile } from './readImportFile.ts';

/** Who makes, applies or gives up an import: staff at the desk, or somebody by name on the command line. */
export interface ImportActor {
  readonly by: string;
  readonly staff?: StaffAuthor | undefined;
}

/** A file of products or of the Drug Tariff. */
export interface ImportFile {
  readonly kind: 'products' | 'tariff';
  readonly name: string;
  readonly content: Buffer;
  /** The answer to 'import-dates-unclear'. */
  readonly dateOrder: DateOrder | undefined;
}

const LONGEST_NAME = 200;

/**
 * Reads a file and stores its rows, to be compared with the catalogue; changes no product. A file that is looked at
 * already is not stored again. Stores all of a file or nothing. Refuses as `readImportFile` and `readTariffImport` do, and with
 * 'import-stopped' once nobody waits for it.
 */
export async function storeImport(
  { db, now }: { readonly db: Db; readonly now: Date },
  { kind, name, content, dateOrder }: ImportFile,
  actor: ImportActor,
  work = unwatched,
): Promise<{ readonly id: number; readonly wasKnown: boolean }> {
  const fileHash = hash('sha256', content, 'buffer');
  const known = await findOpenImport(db, { hash: fileHash });
  if (known !== undefined) return { id: known, wasKnown: true };
  const read =
    kind === 'tariff'
      ? await readTariffImport(content, work)
      : { rows: await readImportFile(content, dateOrder, work), shelves: [] };
  return storeRows({ db, now }, { kind, name, hash: fileHash, ...read }, actor, work);
}

interface ReadRows {
  readonly kind: 'products' | 'tariff';
  readonly name: string;
  readonly hash: Buffer;
  readonly rows: readonly ImportRow[];
  readonly shelves: readonly (readonly Shelf[])[];
}

/** Stores the rows of a file. Refuses with 'import-empty' a file without any. */
export function storeRows(
  { db, now }: { readonly db: Db; readonly now: Date },
  { kind, name, hash: fileHash, rows, shelves }: ReadRows,
  { by, staff }: ImportActor,
  work = unwatched,
): Promise<{ readonly id: number; readonly wasKnown: boolean }> {
  if (rows.length === 0) throw new Refused('import-empty');
  return withTransaction(db, async (trx) => {
    const meanwhile = await findOpenImport(trx, { hash: fileHash });
    if (meanwhile !== undefined) return { id: meanwhile, wasKnown: true };
    const id = await insertImport(trx, {
      kind,
      name: tidyLine(name).slice(0, LONGEST_NAME).toWellFormed() || 'products.csv',
      hash: fileHash,
      undoesId: null,
      shelves,
      madeAt: now,
      by,
      staffId: staff?.staffId ?? null,
      lines: rows.length,
      refused: rows.filter(({ refused }) => refused !== undefined).length,
    });
    for (let at = 0; at < rows.length; at += ROWS_OF_A_STEP) {
      const some = rows.slice(at, at + ROWS_OF_A_STEP);
      await insertLines(trx, id, some);
      await work.reach('storing', at + some.length, rows.length);
    }
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'catalogue-import-read',
      subject: importSubject(id),
      detail: { by, kind, rows: rows.length },
      staff,
    });
    return { id, wasKnown: false };
  });
}
