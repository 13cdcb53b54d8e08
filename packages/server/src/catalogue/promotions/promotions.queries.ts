import type { PromotionTerms } from '@formulary/rules/pricing/newPromotion';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A promotion of a product. */
export interface KeptPromotion extends PromotionTerms {
  readonly id: number;
}

const terms = [
  'id',
  'quantity',
  'price_mills as price',
  'starts_at as startsAt',
  'ends_at as endsAt',
] as const;

/** Reads the promotions of a product that were not called off, largest bundle first. */
export async function readPromotionsOf(
  db: Db,
  productId: number,
): Promise<readonly KeptPromotion[]> {
  return db
    .selectFrom('promotions')
    .select([...terms])
    .where('product_id', '=', productId)
    .where('withdrawn_at', 'is', null)
    .orderBy('quantity', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns the product of a promotion. */
export async function readProductOfPromotion(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('promotions')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.product_id;
}

/** Reads a promotion whose product is locked, with whether it was called off. */
export async function readLockedPromotion(
  trx: Trx,
  id: number,
): Promise<KeptPromotion & { readonly isWithdrawn: boolean }> {
  const { withdrawnAt, ...promotion } = await trx
    .selectFrom('promotions')
    .select([...terms, 'withdrawn_at as withdrawnAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...promotion, isWithdrawn: withdrawnAt !== null };
}

const columnsOf = ({ quantity, price, startsAt, endsAt }: PromotionTerms) => ({
  quantity,
  price_mills: price,
  starts_at: startsAt,
  ends_at: endsAt,
});

/** Adds a promotion of a locked product and returns its id. */
export async function insertPromotion(
  trx: Trx,
  productId: number,
  promotion: PromotionTerms,
): Promise<number> {
  const { id } = await trx
    .insertInto('promotions')
    .values({ product_id: productId, ...columnsOf(promotion) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a promotion of a locked product. */
export async function updatePromotion(
  trx: Trx,
  id: number,
  promotion: PromotionTerms,
): Promise<void> {
  await trx.updateTable('promotions').set(columnsOf(promotion)).where('id', '=', id).execute();
}

/** Calls off a promotion of a locked product that has not begun. */
export async function withdrawPromotion(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('promotions').set({ withdrawn_at: at }).where('id', '=', id).execute();
}
