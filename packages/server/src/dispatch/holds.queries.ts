import type { Trx } from '../platform/database/Trx.ts';

/** Returns why an order is held back; undefined if it is not. */
export async function readHold(trx: Trx, orderId: number): Promise<string | undefined> {
  const { hold_reason: reason } = await trx
    .selectFrom('orders')
    .select('hold_reason')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return reason ?? undefined;
}

/** Writes since when and why an order is held back; undefined releases it. */
export async function writeHold(
  trx: Trx,
  orderId: number,
  hold: { readonly since: Date; readonly reason: string } | undefined,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ on_hold_since: hold?.since ?? null, hold_reason: hold?.reason ?? null })
    .where('id', '=', orderId)
    .execute();
}
