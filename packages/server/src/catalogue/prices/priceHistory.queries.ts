import type { PriceChange } from '@formulary/rules/calls/desk/deskPriceCalls';
import type { Mills } from '@formulary/rules/money/mills';
import type { PriceState } from '@formulary/rules/pricing/newPrice';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A product whose prices are shown. */
export interface ShownProduct {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: Mills;
  readonly vatPercent: number;
  readonly isOnSale: boolean;
}

/** Reads a product with its price of now. */
export async function readPricedProduct(db: Db, id: number): Promise<ShownProduct | undefined> {
  return db
    .selectFrom('products')
    .select([
      'id',
      'code',
      'name',
      'price_mills as price',
      'vat_percent as vatPercent',
      'is_on_sale as isOnSale',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface ChangeRow {
  readonly id: number;
  readonly price: Mills;
  readonly before: Mills | null;
  readonly from: Date;
  readonly state: PriceState;
  readonly by: string;
  readonly reason: string | null;
  readonly withdrawnBy: string | null;
  readonly withdrawReason: string | null;
}

function changeOf(row: ChangeRow): PriceChange {
  const { before, reason, withdrawnBy, withdrawReason, ...always } = row;
  return {
    ...always,
    ...(before === null ? {} : { before }),
    ...(reason === null ? {} : { reason }),
    ...(withdrawnBy === null ? {} : { withdrawnBy }),
    ...(withdrawReason === null ? {} : { withdrawReason }),
  };
}

async function readChanges(db: Db, selected: RawBuilder<unknown>): Promise<readonly PriceChange[]> {
  const { rows } = await sql<ChangeRow>`
    select id, price_mills as price, before_mills as before, holds_from as "from", state, decided_by as by, reason,
      withdrawn_by as "withdrawnBy", withdraw_reason as "withdrawReason"
    from price_changes where ${selected}`.execute(db);
  return rows.map(changeOf);
}

/** Reads the planned prices of a product, in the order in which they come into force. */
export function readPlannedChanges(db: Db, productId: number): Promise<readonly PriceChange[]> {
  return readChanges(
    db,
    sql`product_id = ${productId} and state = 'planned' order by holds_from, id`,
  );
}

/** Reads past and present prices of a product, newest first, and those withdrawn; from before a price, or the newest. */
export function readPastChanges(
  db: Db,
  productId: number,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): Promise<readonly PriceChange[]> {
  // A planned price may come into force after one that was decided later.
  const place = sql`coalesce(in_force_at, withdrawn_at), holds_from, id`;
  const before =
    after === undefined
      ? sql`true`
      : sql`(${place}) < (select ${place} from price_changes where id = ${after})`;
  return readChanges(
    db,
    sql`product_id = ${productId} and state <> 'planned' and ${before}
      order by coalesce(in_force_at, withdrawn_at) desc, holds_from desc, id desc limit ${sql.lit(limit)}`,
  );
}

/** Returns the product of a price. */
export async function readProductOfChange(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('price_changes')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.product_id;
}

/** Withdraws a planned price of a locked product. Returns its moment and amount; undefined if it is not planned. */
export async function withdrawPlanned(
  trx: Trx,
  id: number,
  { by, at, reason }: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<{ readonly from: Date; readonly price: Mills } | undefined> {
  return trx
    .updateTable('price_changes')
    .set({ state: 'withdrawn', withdrawn_at: at, withdrawn_by: by, withdraw_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .returning(['holds_from as from', 'price_mills as price'])
    .executeTakeFirst();
}
