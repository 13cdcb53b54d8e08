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
/** Changes that come close together are read together. */
const GATHER_MS = 5;
const RETRY_MS = 200;
/** With more products beside the table, searches take longer than they need: it is made anew. */
const MOST_BESIDE = 500;
const READ_TOGETHER = 1_000;

/** How the catalogue is opened. */
interface CatalogueOptions {
  readonly synonyms?: Synonyms | undefined;
  /** The file that keeps the table of products, so that the next start need not make it. */
  readonly snapshot?: string | undefined;
}

/**
 * Reads the catalogue into memory and keeps it there: PostgreSQL says which products changed, only
 * those are read again. While it cannot be heard, the book is read anew whenever it is a second old.
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
  /** What was read while a table is being made: it may have been made without. */
  let meanwhile: { readonly ids: Set<number>; isAll: boolean } | undefined;

  const readFresh = () => Promise.all([readCategories(db), readFigures(db), readPromotions(db)]);

  const compare = async (fresh = readFresh()): Promise<Differences> => {
    const [categories, figures, promotions] = await fresh;
    book.setCategories(categories);
    return inSlices(book.refresh(await inSlices(figures), promotions));
  };

  /** Reads whatever is not as the book has it. */
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
    // A shop that cannot keep it takes longer to start.
    if (snapshot !== undefined) void writeSnapshot(snapshot, parts).catch(() => {});
  };

  /** Makes the table anew while the book goes on as it is. */
  const renewTable = async (): Promise<void> => {
    if (meanwhile) return;
    try {
      for (let isTaken = false; !isTaken;) {
        const since = { ids: new Set<number>(), isAll: false };
        meanwhile = since;
        const parts = await readTable(db);
        // Never in the middle of a reading.
        for (let current = reading; current; current = reading) await current.catch(() => {});
        isTaken = !since.isAll;
        if (isTaken) takeTable(parts, since.ids);
      }
    } catch {
      // The book is as right as it was; the next change tries again.
    } finally {
      meanwhile = undefined;
    }
  };

  /** One reading at a time; whoever asks meanwhile shares it. */
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
      // A failure keeps `behindSince`; readers meet it themselves, this only tries again.
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
    // A reading that is under way may have begun too early.
    await reading;
    if (!listener.isListening()) isAllChanged = true;
    if (isAllChanged || changedIds.size > 0) await readOnce();
    return book;
  };

  const takeKept = async (): Promise<void> => {
    const kept = snapshot === undefined ? undefined : await readSnapshot(snapshot);
    if (kept) book.takeTable(new ProductTable(kept), []);
  };

  // PostgreSQL writes the figures while the file is read; what changes from here on is read once more.
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
