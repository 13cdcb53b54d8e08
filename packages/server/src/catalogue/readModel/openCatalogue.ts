import type { Synonyms } from '@formulary/rules/search/readSynonyms';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/database/Db.ts';
import type { Listener } from '../../platform/database/openListener.ts';
import { readCategories, readFigures, readProducts } from '../catalogue.queries.ts';
import { ProductTable, type TableParts } from '../productTable/ProductTable.ts';
import { readSnapshot } from '../productTable/readSnapshot.ts';
import { writeSnapshot } from '../productTable/writeSnapshot.ts';
import { readPromotions } from '../promotions.queries.ts';
import { inSlices } from '../../platform/process/inSlices.ts';
import type { Catalogue } from './Catalogue.ts';
import { CatalogueBook, type Differences } from './CatalogueBook.ts';
import { readTable } from './readTable.ts';

const LONGEST_BEHIND_MS = 1_000;
/** Changes within this time are read together. */
const GATHER_MS = 5;
const RETRY_MS = 200;
/** With more products beside the table, searches slow down: rebuild it. */
const MOST_BESIDE = 500;
const READ_TOGETHER = 1_000;

/** Options for opening the catalogue. */
interface CatalogueOptions {
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
  let reading: Promise<void> | undefined;
  /** Ids read while a table is built, which may lack them. */
  let meanwhile: { readonly ids: Set<number>; isAll: boolean } | undefined;

  const readFresh = () => Promise.all([readCategories(db), readFigures(db), readPromotions(db)]);

  const compare = async (fresh = readFresh()): Promise<Differences> => {
    const [categories, figures, promotions] = await fresh;
    book.setCategories(categories);
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

  const takeTable = (parts: TableParts, since: Iterable<number>): void => {
    book.takeTable(new ProductTable(parts), since);
    // Ignore a failed write: the next start only takes longer.
    if (snapshot !== undefined) void writeSnapshot(snapshot, parts).catch(() => {});
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
      await wait(GATHER_MS, undefined, { ref: false });
      if (behindSince === undefined) return;
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
    const kept = snapshot === undefined ? undefined : await readSnapshot(snapshot);
    if (kept) book.takeTable(new ProductTable(kept), []);
  };

  // PostgreSQL packs the figures while the snapshot is read; later changes are read again.
  readAt = performance.now();
  const fresh = readFresh();
  await Promise.all([fresh, takeKept()]);
  await readAll(fresh);
  isOpen = true;
  if (isAllChanged || changedIds.size > 0) await readOnce();
  return {
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
