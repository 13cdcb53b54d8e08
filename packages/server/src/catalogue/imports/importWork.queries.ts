import type { ImportStep } from '@formulary/rules/catalogue/imports/importLists';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** How far long work on an import is. */
export interface WorkProgress {
  readonly step: ImportStep;
  /** Rows that are through, of how many. */
  readonly done: number;
  readonly total: number;
}

/** Writes down how far work is. Returns who asked to stop it; null if nobody has. */
export async function writeProgress(
  db: Db,
  key: string,
  { step, done, total }: WorkProgress,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ stoppedBy: string | null }>`
    insert into catalogue_import_work as work (key, step, done, total, written_at)
    values (${key}, ${step}, ${done}, ${total}, ${now})
    on conflict (key) do update
      set step = excluded.step, done = excluded.done, total = excluded.total, written_at = excluded.written_at
    returning stopped_by as "stoppedBy"`.execute(db);
  return rows[0]?.stoppedBy ?? null;
}

/** Reads how far work is; undefined if it has not written so yet. */
export async function readProgress(db: Db, key: string): Promise<WorkProgress | undefined> {
  return db
    .selectFrom('catalogue_import_work')
    .select(['step', 'done', 'total'])
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Asks work to stop. Whoever asked first is named. */
export async function askToStop(db: Db, key: string, by: string, now: Date): Promise<void> {
  await sql`
    insert into catalogue_import_work as work (key, step, done, total, stopped_by, written_at)
    values (${key}, 'checking', 0, 0, ${by}, ${now})
    on conflict (key) do update set stopped_by = coalesce(work.stopped_by, excluded.stopped_by)`.execute(
    db,
  );
}

/** Forgets work, and that somebody asked to stop it. */
export async function forgetWork(db: Db, key: string): Promise<void> {
  await db.deleteFrom('catalogue_import_work').where('key', '=', key).execute();
}

/** Forgets work that a server left when it died. */
export async function forgetOldWork(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('catalogue_import_work').where('written_at', '<', before).execute();
}

/** Returns whether somebody changes an import at this moment: its row is locked. */
export async function isImportLocked(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    with free as materialized (
      select id from catalogue_imports where id = ${id} for share skip locked)
    select not exists (select from free) and exists (select from catalogue_imports where id = ${id})
      as "isLocked"`.execute(db);
  return rows[0]?.isLocked ?? false;
}

/** Waits until nobody changes an import any more, for a few seconds at most. */
export async function waitForImport(db: Db, id: number): Promise<void> {
  await sql`select from catalogue_imports where id = ${id} for share`.execute(db);
}

/** Lets one import be applied at a time; the next one waits. */
export async function lockApplying(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue imports'))`.execute(trx);
}
