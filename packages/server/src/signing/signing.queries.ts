import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** The frozen text of a verified prescription. */
export interface VerifiedText {
  readonly text: string;
  readonly hash: Buffer;
}

/** Reads the frozen text of a prescription; undefined before it is verified. */
export async function readVerifiedText(db: Db, id: number): Promise<VerifiedText | undefined> {
  const row = await db
    .selectFrom('prescriptions')
    .select(['canonical_text as text', 'canonical_hash as hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.text && row.hash ? { text: row.text, hash: row.hash } : undefined;
}

/** Marks a prescription as signed. */
export async function writeSigned(trx: Trx, id: number, at: Date): Promise<void> {
  await trx
    .updateTable('prescriptions')
    .set({ status: 'signed', signed_at: at })
    .where('id', '=', id)
    .execute();
}

/** Marks a signature as confirmed. */
export async function writeConfirmed(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('prescriptions').set({ confirmed_at: at }).where('id', '=', id).execute();
}

/** Returns the prescriber of a prescription. */
export async function prescriberOf(db: Db, id: number): Promise<number | undefined> {
  const row = db.selectFrom('prescriptions').select('prescriber_id').where('id', '=', id);
  return (await row.executeTakeFirst())?.prescriber_id;
}

/** Marks a prescription as signed on paper. */
export async function writeReceived(
  trx: Trx,
  id: number,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await trx
    .updateTable('prescriptions')
    .set({
      status: 'signed',
      signed_at: at,
      confirmed_at: at,
      original_received_at: at,
      original_received_by: by,
    })
    .where('id', '=', id)
    .execute();
}
