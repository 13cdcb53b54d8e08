import type { Db } from '../src/platform/database/Db.ts';
import { withTransaction } from '../src/platform/database/withTransaction.ts';
import { StartupProblem } from '../src/platform/process/StartupProblem.ts';
import type { Ledger, Trust } from '../src/prescriptions/trust/Trust.ts';
import { storeSealKey } from '../src/prescriptions/signatures/signatures.queries.ts';
import { daysFrom } from './daysFrom.ts';
import { hasProducts, seedCatalogue, seedOpeningStock } from './seedCatalogue.queries.ts';
import {
  ordersOfPrescriber,
  ordersOfSecondPractitioner,
  ordersOfSecondPrescriber,
  pastOrders,
} from './pastOrders.ts';
import { takeSeedLock } from './seedLock.queries.ts';
import { seedMessages } from './seedMessages.ts';
import { seedOrders } from './seedOrders.ts';
import { seedPeople } from './seedPeople.queries.ts';
import { isDemoWithoutStaff, seedStaff } from './seedStaff.queries.ts';

const OPENED_DAYS_AGO = 200;
const OTHER_DATABASE =
  'FORMULARY_DATA belongs to another database: its record of prescriptions names some that are not in this empty one. Set FORMULARY_DATA to a new folder, or DATABASE_URL to the database it belongs to.';

/** Options of the demo: the time to count from, the seals, and a progress callback. */
export interface SeedOptions {
  readonly now: Date;
  /** Public address of the shop, for links in mails. */
  readonly shopUrl: string;
  readonly ledger: Ledger;
  readonly trust: Trust;
  readonly say?: (progress: string) => void;
}

/**
 * Fills an empty shop with the demo: catalogue, accounts, staff, patients, past orders with their prescriptions,
 * messages; all or nothing. Leaves a shop with products alone, but for a demo without staff; servers that start together queue. Refuses with a `StartupProblem` a data folder that belongs to another
 * database, because it could sign nothing. Documents are sealed once the shop is open. Never called in production.
 */
export async function seedDemo(
  db: Db,
  { now, shopUrl, ledger, trust, say }: SeedOptions,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await takeSeedLock(trx);
    if (await hasProducts(trx)) {
      if (await isDemoWithoutStaff(trx)) await seedStaff(trx, now);
      return;
    }
    if ((await trust.anchors.current()).last > 0) throw new StartupProblem(OTHER_DATABASE);
    say?.('Filling the shop with the demo catalogue');
    const productIds = await seedCatalogue(trx, now);
    const people = await seedPeople(trx, now);
    await seedStaff(trx, daysFrom(now, -OPENED_DAYS_AGO));
    await storeSealKey(trx, ledger.key, now);
    const demo = { trx, now, shopUrl, ledger, trust };
    const { practitionerId, prescriberId, secondPractitionerId, secondPrescriberId } = people;
    for (const [userId, by, orders] of [
      [practitionerId, prescriberId, pastOrders],
      [prescriberId, prescriberId, ordersOfPrescriber],
      [secondPractitionerId, prescriberId, ordersOfSecondPractitioner],
      [secondPrescriberId, secondPrescriberId, ordersOfSecondPrescriber],
    ] as const) {
      await seedOrders({ demo, userId, prescriberId: by, orders, productIds });
    }
    await seedMessages(demo);
    await seedOpeningStock(trx, productIds, daysFrom(now, -OPENED_DAYS_AGO));
  });
}
