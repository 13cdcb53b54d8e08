import type { Db } from '../database/Db.ts';

/** Stores the shop's public address, for the links in mails that commands beside the server queue. */
export async function writeShopUrl(db: Db, url: string, now: Date): Promise<void> {
  const row = { url, listening_since: now };
  await db
    .insertInto('shop_url')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}

/** Returns the address of the server that started last; nothing before the first start. */
export async function readShopUrl(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('shop_url').select('url').executeTakeFirst();
  return row?.url;
}
