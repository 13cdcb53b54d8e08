import type { Synonyms } from '@formulary/search/words/synonyms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Reads the synonyms that hold. */
export async function readSynonyms(db: Db): Promise<Synonyms> {
  const rows = await db
    .selectFrom('search_synonyms')
    .select(['name', 'means'])
    .where('is_active', '=', true)
    .orderBy('name')
    .execute();
  return new Map(rows.map(({ name, means }) => [name, means]));
}

/** What a synonym says. */
export interface SynonymFields {
  readonly name: string;
  readonly means: string;
  readonly isActive: boolean;
}

/** A synonym as staff see it. */
export interface StoredSynonym extends SynonymFields {
  readonly id: number;
  /** The id of its newest event; 0 for one that came with the shop. */
  readonly version: number;
}

/** Reads all synonyms by name, also the removed ones. */
export async function readStoredSynonyms(db: Db): Promise<readonly StoredSynonym[]> {
  const { rows } = await sql<StoredSynonym>`
    select id, name, means, is_active as "isActive",
      (select coalesce(max(event.id), 0) from audit_events as event where subject = 'synonym ' || search_synonyms.id)::float8
        as version
    from search_synonyms order by name, id`.execute(db);
  return rows;
}

/** Keeps others from changing synonyms until the transaction ends, so that two changes together make no circle. */
export async function lockSynonyms(trx: Trx): Promise<void> {
  await sql`lock table search_synonyms in share row exclusive mode`.execute(trx);
}

/** Adds a synonym and returns its id. */
export async function insertSynonym(trx: Trx, { name, means }: SynonymFields): Promise<number> {
  const { id } = await trx
    .insertInto('search_synonyms')
    .values({ name, means })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what a synonym says, and whether it holds. */
export async function updateSynonym(
  trx: Trx,
  id: number,
  { name, means, isActive }: SynonymFields,
): Promise<void> {
  await trx
    .updateTable('search_synonyms')
    .set({ name, means, is_active: isActive })
    .where('id', '=', id)
    .execute();
}
