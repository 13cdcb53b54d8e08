import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';

/** Products on sale by their pack codes, as they are written or in capitals: ids by code. */
export async function readIdsOfCodes(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(codes.flatMap((code) => [code, code.toUpperCase()]))];
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from products where code = any(${asked}::text[]) and is_on_sale`.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** The pack codes of products, by their ids. */
export async function readCodesOfIds(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from products where id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
