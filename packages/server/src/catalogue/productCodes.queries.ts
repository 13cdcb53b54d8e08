import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';

/** Reads the ids of products on sale by pack code, as typed or in capitals. */
export async function readIdsOfCodes(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(codes.flatMap((code) => [code, code.toUpperCase()]))];
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from products where code = any(${asked}::text[]) and is_on_sale`.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Reads the pack codes of products by id. */
export async function readCodesOfIds(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from products where id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
