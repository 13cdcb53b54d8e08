import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A picture in both sizes, as WebP. */
export interface DrawnPicture {
  readonly file: string;
  readonly large: Buffer;
  readonly small: Buffer;
}

/** Keeps a picture, or keeps for longer one that nobody has chosen. Returns whether it was not there yet. */
export async function insertPicture(
  trx: Trx,
  { file, large, small }: DrawnPicture,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<boolean> {
  const rows = await trx
    .insertInto('product_pictures')
    .values({ file, large, small, staff_id: staffId, uploaded_at: at })
    .onConflict((conflict) => conflict.column('file').doNothing())
    .returning('file')
    .execute();
  if (rows.length > 0) return true;
  await trx
    .updateTable('product_pictures')
    .set({ uploaded_at: at })
    .where('file', '=', file)
    .where('chosen_at', 'is', null)
    .execute();
  return false;
}

/** Removes pictures that were uploaded before an instant and never chosen for a product. Returns how many. */
export async function deleteUnchosenPictures(
  trx: Trx,
  before: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from product_pictures where chosen_at is null and file in (
      select file from product_pictures where chosen_at is null and uploaded_at < ${before}
      order by uploaded_at limit ${sql.lit(most)})`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Reads the bytes of a picture in one size. */
export async function readPicture(
  db: Db,
  file: string,
  size: 'large' | 'small',
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('product_pictures')
    .select(size === 'large' ? 'large as bytes' : 'small as bytes')
    .where('file', '=', file)
    .executeTakeFirst();
  return row?.bytes;
}

/**
 * Returns those of these files that were never uploaded, or have been removed. Keeps the others from being removed until
 * the transaction ends, and waits for a removal that has begun.
 */
export async function lockPictures(
  trx: Trx,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const { rows } = await sql<{ file: string }>`
    select file from product_pictures where file = any(${[...files]}::text[])
    order by file for key share`.execute(trx);
  const there = new Set(rows.map(({ file }) => file));
  return new Set(files.filter((file) => !there.has(file)));
}
