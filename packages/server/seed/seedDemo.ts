import type { Db } from '../src/platform/database/Db.ts';
import { withTransaction } from '../src/platform/database/withTransaction.ts';
import { daysFrom } from './daysFrom.ts';
import { hasProducts, seedCatalogue, seedOpeningStock } from './seedCatalogue.queries.ts';
import { ordersOfPrescriber, pastOrders } from './pastOrders.ts';
import { seedOrders } from './seedOrders.ts';
import { seedPeople } from './seedPeople.queries.ts';

const OPENED_DAYS_AGO = 200;

/** When the demo's dates count from, and whom to tell. */
export interface SeedOptions {
  readonly now: Date;
  readonly say?: (progress: string) => void;
}

/**
 * Fills an empty shop with the demo: catalogue, accounts, patients, past orders; all or nothing. A shop
 * that has products is left alone. Production never calls it.
 */
export async function seedDemo(db: Db, { now, say }: SeedOptions): Promise<void> {
  await withTransaction(db, async (trx) => {
    if (await hasProducts(trx)) return;
    say?.('Filling the shop with the demo catalogue');
    const productIds = await seedCatalogue(trx, now);
    const { practitionerId, prescriberId } = await seedPeople(trx, now);
    const demo = { productIds, prescriberId, now };
    await seedOrders(trx, { ...demo, userId: practitionerId, orders: pastOrders });
    await seedOrders(trx, { ...demo, userId: prescriberId, orders: ordersOfPrescriber });
    await seedOpeningStock(trx, productIds, daysFrom(now, -OPENED_DAYS_AGO));
  });
}
