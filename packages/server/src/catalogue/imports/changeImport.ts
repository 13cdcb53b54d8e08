import type { ImportState } from '@formulary/rules/catalogue/imports/importLists';
import { Refused } from '../../platform/problems/Refused.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { importSubject } from './importEvents.ts';
import { insertUndoingLines, type TickedRows, tickLines } from './importLines.queries.ts';
import {
  beginAgain,
  endCancelled,
  findOpenImport,
  insertImport,
  lockImportRow,
  readImport,
} from './imports.queries.ts';
import { askToStop, isImportLocked, waitForImport } from './importWork.queries.ts';
import { lockOpenImport, refuseBusy } from './lockOpenImport.ts';
import type { ImportActor } from './storeImport.ts';

interface Doing {
  readonly db: Db;
  readonly now: Date;
}

const eventOf = (importId: number, now: Date, { by, staff }: ImportActor) => ({
  at: now,
  actorId: undefined,
  subject: importSubject(importId),
  detail: { by },
  staff,
});

/**
 * Ticks rows that stand out, so that they are applied, or takes ticks away. Returns how many rows changed. Refuses with
 * 'not-found', 'import-over', 'import-busy' and 'import-unfinished'.
 */
export function tickImport(
  { db, now }: Doing,
  importId: number,
  rows: TickedRows,
  actor: ImportActor,
): Promise<number> {
  return refuseBusy(() =>
    withTransaction(db, async (trx) => {
      const { state } = await lockOpenImport(trx, importId);
      if (state !== 'ready') throw new Refused('import-unfinished');
      const ticked = await tickLines(trx, importId, rows);
      if (ticked > 0) {
        const event = eventOf(importId, now, actor);
        const detail = { ...event.detail, rows: ticked, isTicked: rows.isTicked };
        await recordEvent(trx, { ...event, detail, action: 'catalogue-import-ticked' });
      }
      return ticked;
    }),
  );
}

/** Has every row of an import compared again, unless that goes on already. Refuses with 'not-found', 'import-over' and 'import-busy'. */
export function recompareImport(
  { db, now }: Doing,
  importId: number,
  actor: ImportActor,
): Promise<ImportState> {
  return refuseBusy(() =>
    withTransaction(db, async (trx) => {
      const made = await lockOpenImport(trx, importId);
      if (made.state === 'comparing') return made.state;
      const state = await beginAgain(trx, importId);
      await recordEvent(trx, {
        ...eventOf(importId, now, actor),
        action: 'catalogue-import-begun-again',
      });
      return state;
    }),
  );
}

/**
 * Asks the server that applies an import to stop, waits until it has, and returns what became of the import: 'ready' if nothing of it
 * is applied, 'applied' if it was too late. Refuses with 'not-found', and with 'import-busy' if it takes long.
 */
export async function stopImport(
  { db, now }: Doing,
  importId: number,
  { by }: ImportActor,
): Promise<ImportState> {
  if (await isImportLocked(db, importId)) {
    await askToStop(db, importSubject(importId), by, now);
    await refuseBusy(() => waitForImport(db, importId));
  }
  const made = await readImport(db, importId);
  if (!made) throw new Refused('not-found');
  return made.state;
}

/** Gives an import up and removes its rows. Refuses with 'not-found', 'import-over' and 'import-busy'. */
export function cancelImport(
  { db, now }: Doing,
  importId: number,
  actor: ImportActor,
): Promise<void> {
  return refuseBusy(() =>
    withTransaction(db, async (trx) => {
      await lockOpenImport(trx, importId);
      await endCancelled(trx, importId, { at: now, by: actor.by });
      await recordEvent(trx, {
        ...eventOf(importId, now, actor),
        action: 'catalogue-import-cancelled',
      });
    }),
  );
}

/**
 * Makes an import with the old values of one that was applied, and returns its id; that of the one that stands already, if
 * there is one. Refuses with 'not-found' and 'import-not-applied'.
 */
export function undoImport(
  { db, now }: Doing,
  importId: number,
  actor: ImportActor,
): Promise<number> {
  return withTransaction(db, async (trx) => {
    const made = await lockImportRow(trx, importId);
    if (!made) throw new Refused('not-found');
    if (made.state !== 'applied') throw new Refused('import-not-applied');
    const open = await findOpenImport(trx, { undoesId: importId });
    if (open !== undefined) return open;
    const id = await insertImport(trx, {
      kind: 'undo',
      name: made.name,
      hash: null,
      undoesId: importId,
      shelves: [],
      madeAt: now,
      by: actor.by,
      staffId: actor.staff?.staffId ?? null,
      lines: made.applied ?? 0,
      refused: 0,
    });
    const rows = await insertUndoingLines(trx, id, importId);
    const event = eventOf(id, now, actor);
    const detail = { ...event.detail, kind: 'undo', rows };
    await recordEvent(trx, { ...event, detail, action: 'catalogue-import-read' });
    return id;
  });
}
