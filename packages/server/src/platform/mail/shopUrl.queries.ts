import type { Db } from '../database/Db.ts';

/** Public addresses of a server that has begun to listen. */
interface ServedAt {
  readonly url: string;
  /** Undefined if this server does not serve the desk. */
  readonly deskUrl: string | undefined;
  readonly now: Date;
}

/** Stores the public addresses of shop and desk, for the links in mails that commands beside the server queue. */
export async function writeShopUrl(db: Db, { url, deskUrl, now }: ServedAt): Promise<void> {
  const row = {
    url,
    listening_since: now,
    ...(deskUrl === undefined ? {} : { desk_url: deskUrl }),
  };
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

/** Returns the address of the desk that started last; nothing before its first start. */
export async function readDeskUrl(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('shop_url').select('desk_url').executeTakeFirst();
  return row?.desk_url ?? undefined;
}
