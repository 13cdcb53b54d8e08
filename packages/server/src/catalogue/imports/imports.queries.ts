import type { CatalogueImport } from '@formulary/rules/calls/desk/deskImportCalls';
import type { ImportKind, ImportState } from '@formulary/rules/catalogue/imports/importLists';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Shelf } from '../tariff/tariffShelf.ts';

/** An import that is to be stored. */
export interface NewImport {
  readonly kind: ImportKind;
  readonly name: string;
  readonly hash: Buffer | null;
  readonly undoesId: number | null;
  readonly shelves: readonly (readonly Shelf[])[];
  readonly madeAt: Date;
  readonly by: string;
  readonly staffId: number | null;
  readonly lines: number;
  /** Rows that could not be read. */
  readonly refused: number;
}

/** Stores an import without its rows; one without rows to compare is ready. Returns its id. */
export async function insertImport(trx: Trx, made: NewImport): Promise<number> {
  const { id } = await trx
    .insertInto('catalogue_imports')
    .values({
      kind: made.kind,
      name: made.name,
      hash: made.hash,
      undoes_id: made.undoesId,
      shelves: JSON.stringify(made.shelves),
      state: made.refused === made.lines ? 'ready' : 'comparing',
      made_at: made.madeAt,
      made_by: made.by,
      staff_id: made.staffId,
      lines: made.lines,
      compared: made.refused,
      refused: made.refused,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds an import of this file, or one that undoes this import, that is not applied or cancelled yet. */
export async function findOpenImport(
  db: Db,
  { hash, undoesId }: { readonly hash?: Buffer; readonly undoesId?: number },
): Promise<number | undefined> {
  const open = db
    .selectFrom('catalogue_imports')
    .select('id')
    .where('state', 'in', ['comparing', 'ready']);
  const found =
    hash === undefined
      ? open.where('undoes_id', '=', undoesId ?? 0)
      : open.where('hash', '=', hash);
  return (await found.executeTakeFirst())?.id;
}

type ImportRow = {
  readonly [Key in keyof CatalogueImport]-?: CatalogueImport[Key] extends infer Value
    ? undefined extends Value
      ? Exclude<Value, undefined> | null
      : Value
    : never;
};

const summary = (where: RawBuilder<unknown>) => sql<ImportRow>`
  select import.id, import.kind, import.name, import.state, made_at as "madeAt", coalesce(staff.name, made_by) as by,
    lines, compared, added as new, changed, unchanged, refused, applied, decided_at as "decidedAt",
    decided_by as "decidedBy", reason, undoes_id as "undoesId",
    (select max(id) from catalogue_imports as undoing where undoing.undoes_id = import.id
      and undoing.state <> 'cancelled') as "undoneById"
  from catalogue_imports as import left join staff on staff.id = import.staff_id
  where ${where} order by import.id desc`;

const withoutNulls = (row: ImportRow): CatalogueImport =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as CatalogueImport;

/** Reads imports, newest first. */
export async function readImports(
  db: Db,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): Promise<readonly CatalogueImport[]> {
  const isAfter = after === undefined ? sql`true` : sql`import.id < ${after}`;
  const { rows } = await sql<ImportRow>`${summary(isAfter)} limit ${sql.lit(limit)}`.execute(db);
  return rows.map(withoutNulls);
}

/** Reads an import; undefined if there is none. */
export async function readImport(db: Db, id: number): Promise<CatalogueImport | undefined> {
  const { rows } = await summary(sql`import.id = ${id}`).execute(db);
  return rows[0] && withoutNulls(rows[0]);
}

/** An import that is locked until the transaction ends. */
export interface LockedImport {
  readonly id: number;
  readonly kind: ImportKind;
  readonly name: string;
  readonly state: ImportState;
  readonly decidedBy: string | null;
  readonly lines: number;
  readonly compared: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly applied: number | null;
  readonly shelves: readonly (readonly Shelf[])[];
}

/** Locks an import; undefined if there is none. */
export async function lockImportRow(trx: Trx, id: number): Promise<LockedImport | undefined> {
  const { rows } = await sql<LockedImport>`
    select id, kind, name, state, decided_by as "decidedBy", lines, compared, unchanged, refused, applied, shelves
    from catalogue_imports where id = ${id} for no key update`.execute(trx);
  return rows[0];
}

/** How many rows do what. */
export interface OutcomeCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

/** Adds compared rows to the counts of an import, and says that it is ready once all are. Returns how far it is. */
export async function addCompared(
  trx: Trx,
  id: number,
  { added, changed, unchanged, refused }: OutcomeCounts,
): Promise<{ readonly state: ImportState; readonly lines: number; readonly compared: number }> {
  const more = added + changed + unchanged + refused;
  const { rows } = await sql<{ state: ImportState; lines: number; compared: number }>`
    update catalogue_imports set compared = compared + ${more}, added = added + ${added},
      changed = changed + ${changed}, unchanged = unchanged + ${unchanged}, refused = refused + ${refused},
      state = case when compared + ${more} = lines then 'ready' else state end
    where id = ${id} returning state, lines, compared`.execute(trx);
  if (!rows[0]) throw new Error(`Import ${id} is locked and gone`);
  return rows[0];
}

/** Has every row of an import compared again, except those that could not be read. */
export async function beginAgain(trx: Trx, id: number): Promise<ImportState> {
  await sql`
    update catalogue_import_lines set kind = null, problem = null, problem_column = null
    where import_id = ${id} and not is_unread`.execute(trx);
  const { rows } = await sql<{ state: ImportState }>`
    update catalogue_imports set added = 0, changed = 0, unchanged = 0, refused = unread.count, compared = unread.count,
      state = case when unread.count = lines then 'ready' else 'comparing' end
    from (select count(*)::integer as count from catalogue_import_lines where import_id = ${id} and is_unread) as unread
    where id = ${id} returning state`.execute(trx);
  return rows[0]?.state ?? 'comparing';
}

/** Who ended an import, when and why. */
interface ImportEnd {
  readonly at: Date;
  readonly by: string;
}

/** Writes down that an import was applied. */
export async function endApplied(
  trx: Trx,
  id: number,
  { at, by, reason, applied }: ImportEnd & { readonly reason: string; readonly applied: number },
): Promise<void> {
  await trx
    .updateTable('catalogue_imports')
    .set({ state: 'applied', decided_at: at, decided_by: by, reason, applied })
    .where('id', '=', id)
    .execute();
}

/** Removes the rows of an import, and writes down that it was given up. */
export async function endCancelled(trx: Trx, id: number, { at, by }: ImportEnd): Promise<void> {
  await trx.deleteFrom('catalogue_import_lines').where('import_id', '=', id).execute();
  await trx
    .updateTable('catalogue_imports')
    .set({ state: 'cancelled', decided_at: at, decided_by: by })
    .where('id', '=', id)
    .execute();
}
