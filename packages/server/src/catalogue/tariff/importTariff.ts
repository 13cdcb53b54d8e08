import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import {
  insertListings,
  lockImport,
  type NewProductTerms,
  readListings,
  updateListing,
  upsertShelf,
} from './tariff.queries.ts';
import type { TariffListing } from './tariffListing.ts';
import { listingOf } from './tariffListing.ts';
import type { TariffProduct } from './readTariffRow.ts';
import { tariffShelf } from './tariffShelf.ts';

const BATCH = 500;
/** Sorts after the shop's own categories. */
const FIRST_POSITION = 10_000;

/**
 * Defaults of a new product: VAT at the standard rate, an opening stock, and prescription only, because the file does
 * not say what may be sold without (docs/decisions/2026-11-20-drug-tariff.md).
 */
const NEW_PRODUCT = {
  vatPercent: 20,
  type: 'prescription',
  inStock: 500,
  minimumStock: 20,
} as const satisfies Omit<NewProductTerms, 'now'>;

/** Numbers of products that an import added, changed and left alone. */
export interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Updates the catalogue to the tariff: adds new packs, updates changed ones, leaves others alone. Packs missing from
 * the file stay. Runs in one transaction.
 */
export function importTariff(
  db: Db,
  products: readonly TariffProduct[],
  now: Date,
  say: (progress: string) => void,
): Promise<ImportCounts> {
  return withTransaction(db, async (trx) => {
    await lockImport(trx);
    const listed = await readListings(trx);
    const listings = products.map(listingOf);
    const added = listings.filter(({ code }) => !listed.has(code));
    const changed = listings.filter((listing) => {
      const before = listed.get(listing.code);
      return before !== undefined && !isAlike(before, listing);
    });
    const isWorkToDo = added.length > 0 || changed.length > 0;
    const shelfIds = isWorkToDo ? await upsertShelves(trx, products) : new Map<string, number>();
    for (let from = 0; from < added.length; from += BATCH) {
      const batch = added.slice(from, from + BATCH);
      await insertListings(trx, batch, shelfIds, { ...NEW_PRODUCT, now });
      say(`${(from + batch.length).toLocaleString('en-GB')} new products written`);
    }
    for (const [index, listing] of changed.entries()) {
      await updateListing(trx, listing, shelfIds);
      if ((index + 1) % BATCH === 0) {
        say(`${(index + 1).toLocaleString('en-GB')} changed products written`);
      }
    }
    return {
      new: added.length,
      changed: changed.length,
      unchanged: listings.length - added.length - changed.length,
    };
  });
}

async function upsertShelves(
  trx: Trx,
  products: readonly TariffProduct[],
): Promise<ReadonlyMap<string, number>> {
  const paths = new Map(
    products.map((product) => {
      const path = tariffShelf(product);
      return [path.map(({ slug }) => slug).join('/'), path];
    }),
  );
  const ids = new Map<string, number>();
  // Ordered by name, whatever the order of the file.
  for (const [, path] of [...paths].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    let parentId: number | undefined;
    for (const shelf of path) {
      const known = ids.get(shelf.slug);
      parentId = known ?? (await upsertShelf(trx, shelf, parentId, FIRST_POSITION + ids.size));
      ids.set(shelf.slug, parentId);
    }
  }
  return ids;
}

/** Returns whether a listing equals the stored one. */
function isAlike(listed: TariffListing, listing: TariffListing): boolean {
  return (
    listed.name === listing.name &&
    listed.description === listing.description &&
    listed.information === listing.information &&
    listed.price === listing.price &&
    listed.image === listing.image &&
    listed.shelf === listing.shelf &&
    listed.isColdChain === (listing.isColdChain ?? listed.isColdChain)
  );
}
