import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A picture in both sizes, as WebP. */
export interface DrawnPicture {
  readonly file: string;
  readonly large: Buffer;
  readonly small: Buffer;
}

/** Keeps a picture, and returns whether it was not there yet. */
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
  return rows.length > 0;
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

/** Returns those of these files that were never uploaded. */
export async function readMissingPictures(
  db: Db,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ file: string }>`
    select file from unnest(${[...files]}::text[]) as wanted (file)
    where not exists (select from product_pictures where product_pictures.file = wanted.file)`.execute(
    db,
  );
  return new Set(rows.map(({ file }) => file));
}
