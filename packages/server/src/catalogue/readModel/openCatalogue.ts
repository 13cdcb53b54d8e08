import type { Db } from '../../platform/database/Db.ts';
import { readCategories, readFigures, readProducts } from '../catalogue.queries.ts';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import {
  type CatalogueTableParts,
  CatalogueTableBuilder,
  tableOf,
  tableSources,
} from '../catalogueTable.ts';
import { inSlices } from '../../platform/process/inSlices.ts';
import type { Synonyms } from '@formulary/search/words/synonyms';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listener } from '../../platform/database/openListener.ts';
import { readSnapshot, writeSnapshot } from '@formulary/search/table/snapshot';
import type { ColumnLists } from '../ProductColumns.ts';
import { readPromotions } from '../promotions.queries.ts';
import { readSynonyms } from '../search/synonyms.queries.ts';
import { CatalogueBook, type Differences } from './CatalogueBook.ts';

/** Access to the catalogue in memory. */
export interface Catalogue {
  /**
   * Returns the book, at most a second behind the database: at once while notifications arrive, otherwise after reading
   * again. Throws the database's error if it is unavailable.
   */
  readonly current: () => CatalogueBook | Promise<CatalogueBook>;
  /** Whether a file of the server holds the synonyms, instead of the database. */
  readonly hasSynonymsOfFile?: boolean;
}

const LONGEST_BEHIND_MS = 1_000;
/** Changes within this time are read together. */
const GATHER_MS = 5;
/** Shortest time between two readings: while many orders change the stock, each server reads it twenty times a second. */
const SPREAD_MS = 50;
const RETRY_MS = 200;
/** With more products beside the table, searches slow down: rebuild it. */
const MOST_BESIDE = 500;
const READ_TOGETHER = 1_000;

/** Options for opening the catalogue. */
interface CatalogueOptions {
  /** Instead of those in the database. */
  readonly synonyms?: Synonyms | undefined;
  /** File for the snapshot of the product table, so that the next start need not build it. */
  readonly snapshot?: string | undefined;
}

/**
 * Reads the catalogue into memory and follows changes: PostgreSQL notifies of changed products, and only those are read
 * again. While notifications cannot arrive, the whole book is read again once it is a second old.
 */
export async function openCatalogue(
  db: Db,
  listener: Listener,
  { synonyms, snapshot }: CatalogueOptions = {},
): Promise<Catalogue> {
  const book = new CatalogueBook(synonyms ? { synonyms } : {});
  const changedIds = new Set<number>();
  let isAllChanged = false;
  let isOpen = false;
  let behindSince: number | undefined;
  let readAt = 0;
  let followedAt = 0;
  let reading: Promise<void> | undefined;
  /** Ids read while a table is built, which may lack them. */
  let meanwhile: { readonly ids: Set<number>; isAll: boolean } | undefined;

  const readFresh = () =>
    Promise.all([
      readCategories(db),
      readFigures(db),
      readPromotions(db),
      synonyms ?? readSynonyms(db),
    ]);

  const compare = async (fresh = readFresh()): Promise<Differences> => {
    const [categories, figures, promotions, names] = await fresh;
    book.setCategories(categories);
    book.setSynonyms(names);
    return inSlices(book.refresh(await inSlices(figures), promotions));
  };

  /** Reads everything that differs from the book. */
  const readAll = async (fresh = readFresh()): Promise<void> => {
    let { changed, gone } = await compare(fresh);
    if (!isOpen && changed.size > Math.min(MOST_BESIDE, book.size)) {
      takeTable(await readTable(db), []);
      ({ changed, gone } = await compare());
    }
    book.update(gone, []);
    const ids = [...changed.keys()];
    for (let from = 0; from < ids.length; from += READ_TOGETHER) {
      const some = ids.slice(from, from + READ_TOGETHER);
      book.update(some, await readProducts(db, some), changed);
    }
  };

  const readChanges = async (): Promise<void> => {
    const startedAt = performance.now();
    const ids = [...changedIds];
    const isAll = isAllChanged;
    changedIds.clear();
    isAllChanged = false;
    try {
      if (isAll) {
        if (meanwhile) meanwhile.isAll = true;
        await readAll();
        readAt = startedAt;
      } else {
        book.update(ids, await readProducts(db, ids));
        for (const id of ids) meanwhile?.ids.add(id);
      }
    } catch (error) {
      for (const id of ids) changedIds.add(id);
      isAllChanged ||= isAll;
      throw error;
    }
    const isMoreToRead = isAllChanged || changedIds.size > 0;
    behindSince = isMoreToRead ? startedAt : undefined;
    if (book.changedCount > MOST_BESIDE) void renewTable();
  };

  const takeTable = (parts: CatalogueTableParts, since: Iterable<number>): void => {
    book.takeTable(tableOf(parts), since);
    // Ignore a failed write: the next start only takes longer.
    if (snapshot !== undefined) void writeSnapshot(snapshot, parts, tableSources).catch(() => {});
  };

  /** Rebuilds the table while the book stays in use. */
  const renewTable = async (): Promise<void> => {
    if (meanwhile) return;
    try {
      for (let isTaken = false; !isTaken;) {
        const since = { ids: new Set<number>(), isAll: false };
        meanwhile = since;
        const parts = await readTable(db);
        // Wait for a running read to end.
        for (let current = reading; current; current = reading) await current.catch(() => {});
        isTaken = !since.isAll;
        if (isTaken) takeTable(parts, since.ids);
      }
    } catch {
      // The book stays correct; the next change tries again.
    } finally {
      meanwhile = undefined;
    }
  };

  /** Runs one read at a time; concurrent callers share it. */
  const readOnce = (): Promise<void> => {
    reading ??= readChanges().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const follow = async (): Promise<void> => {
    for (;;) {
      const soon = Math.max(GATHER_MS, followedAt + SPREAD_MS - performance.now());
      await wait(soon, undefined, { ref: false });
      if (behindSince === undefined) return;
      followedAt = performance.now();
      // A failure keeps `behindSince`. Callers of `current` get the error themselves; this loop only retries.
      await readOnce().catch(() => wait(RETRY_MS, undefined, { ref: false }));
    }
  };

  const noteChange = (): void => {
    if (!isOpen || behindSince !== undefined) return;
    behindSince = performance.now();
    void follow();
  };

  listener.onNotice('formulary_catalogue', (ids) => {
    if (ids === 'all') isAllChanged = true;
    else for (const id of ids.split(',')) changedIds.add(Number(id));
    noteChange();
  });
  listener.onBegin(() => {
    isAllChanged = true;
    noteChange();
  });

  const catchUp = async (): Promise<CatalogueBook> => {
    // A running read may have started too early.
    await reading;
    if (!listener.isListening()) isAllChanged = true;
    if (isAllChanged || changedIds.size > 0) await readOnce();
    return book;
  };

  const takeKept = async (): Promise<void> => {
    const kept =
      snapshot === undefined ? undefined : await readSnapshot<ColumnLists>(snapshot, tableSources);
    if (kept) book.takeTable(tableOf(kept), []);
  };

  // PostgreSQL packs the figures while the snapshot is read; later changes are read again.
  readAt = performance.now();
  const fresh = readFresh();
  await Promise.all([fresh, takeKept()]);
  await readAll(fresh);
  isOpen = true;
  if (isAllChanged || changedIds.size > 0) await readOnce();
  return {
    hasSynonymsOfFile: synonyms !== undefined,
    current: () => {
      const clock = performance.now();
      const isHeard = listener.isListening();
      const isClose = isHeard
        ? behindSince === undefined || clock - behindSince < LONGEST_BEHIND_MS
        : clock - readAt < LONGEST_BEHIND_MS;
      return isClose ? book : catchUp();
    },
  };
}

/** Builds a table of every product on sale in slices, so that requests run in between. */
async function readTable(db: Db): Promise<CatalogueTableParts> {
  const fresh = await inSlices(await readFigures(db));
  const { ids, hashes } = fresh.trimmed();
  const builder = new CatalogueTableBuilder();
  for (let from = 0; from < ids.length; from += READ_TOGETHER) {
    const wanted = ids.subarray(from, from + READ_TOGETHER);
    const hashOf = new Map(Array.from(wanted, (id, at) => [id, hashes[from + at] ?? 0n]));
    const products = await readProducts(db, [...wanted]);
    await inSlices(addAll(builder, products, hashOf));
  }
  return inSlices(builder.finish());
}

function* addAll(
  builder: CatalogueTableBuilder,
  products: readonly CatalogueProduct[],
  hashOf: ReadonlyMap<number, bigint>,
): Generator<void, void> {
  for (const product of products.toSorted((a, b) => a.id - b.id)) {
    yield;
    builder.add(product, hashOf.get(product.id));
  }
}
