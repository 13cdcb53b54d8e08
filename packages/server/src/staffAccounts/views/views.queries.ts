import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Filters, sort and columns of a list under a name. */
export interface StaffView {
  readonly id: number;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}

const columns = ['id', 'list', 'name', 'query', 'is_default as isDefault'] as const;
/** As many as an answer of `listDeskViews` holds. */
const MOST_READ = 600;

/** Reads the views of a person, by list and name. */
export function readViews(db: Db, staffId: number): Promise<readonly StaffView[]> {
  return db
    .selectFrom('staff_views')
    .select(columns)
    .where('staff_id', '=', staffId)
    .orderBy('list')
    .orderBy(sql`lower(name)`)
    .limit(MOST_READ)
    .execute();
}

/** Locks a person's views of one list, or the one with an id, until the transaction ends. */
export function lockViews(
  trx: Trx,
  { staffId, list }: { readonly staffId: number; readonly list: string },
): Promise<readonly StaffView[]> {
  return trx
    .selectFrom('staff_views')
    .select(columns)
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Finds a view of a person; undefined for somebody else's. */
export function findView(
  db: Db,
  { staffId, id }: { readonly staffId: number; readonly id: number },
): Promise<StaffView | undefined> {
  return db
    .selectFrom('staff_views')
    .select(columns)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
}

/** Adds a view and returns it. */
export function insertView(
  trx: Trx,
  view: {
    readonly staffId: number;
    readonly list: string;
    readonly name: string;
    readonly query: string;
    readonly now: Date;
  },
): Promise<StaffView> {
  return trx
    .insertInto('staff_views')
    .values({
      staff_id: view.staffId,
      list: view.list,
      name: view.name,
      query: view.query,
      is_default: false,
      created_at: view.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Stores name and default of a view. The list's earlier default is none any more. */
export async function updateView(
  trx: Trx,
  staffId: number,
  { id, list, name, isDefault }: StaffView,
): Promise<void> {
  if (isDefault) {
    await trx
      .updateTable('staff_views')
      .set({ is_default: false })
      .where('staff_id', '=', staffId)
      .where('list', '=', list)
      .where('id', '<>', id)
      .where('is_default', '=', true)
      .execute();
  }
  await trx
    .updateTable('staff_views')
    .set({ name, is_default: isDefault })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .execute();
}

/** Deletes a view of a person; returns whether there was one. */
export async function deleteView(
  trx: Trx,
  { staffId, id }: { readonly staffId: number; readonly id: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_views')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
