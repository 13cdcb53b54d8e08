import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Shelf } from './tariffShelf.ts';

/** Adds a category unless it exists, and returns its id. */
export async function upsertShelf(
  trx: Trx,
  shelf: Shelf,
  parentId: number | undefined,
  position: number,
): Promise<number> {
  const known = await trx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', shelf.slug)
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await trx
    .insertInto('categories')
    .values({
      parent_id: parentId ?? null,
      slug: shelf.slug,
      name: shelf.name,
      description: shelf.description,
      sort_order: position,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads the ids of categories by slug. */
export async function readShelfIds(
  db: Db,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from categories where slug = any(${[...slugs]}::text[])`.execute(db);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
