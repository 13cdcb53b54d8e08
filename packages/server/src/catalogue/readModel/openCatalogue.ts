import type { Synonyms } from '@formulary/rules/search/readSynonyms';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/database/Db.ts';
import type { Listener } from '../../platform/database/openListener.ts';
import { readCategories, readProducts } from '../catalogue.queries.ts';
import type { Catalogue } from './Catalogue.ts';
import { CatalogueBook } from './CatalogueBook.ts';

const LONGEST_BEHIND_MS = 1_000;
/** Changes that come close together are read together. */
const GATHER_MS = 5;
const RETRY_MS = 200;

/**
 * Reads the catalogue into memory and keeps it there: PostgreSQL says which products changed, only
 * those are read again. While it cannot be heard, the book is read anew whenever it is a second old.
 */
export async function openCatalogue(
  db: Db,
  listener: Listener,
  synonyms?: Synonyms,
): Promise<Catalogue> {
  const book = new CatalogueBook(synonyms ? { synonyms } : {});
  const changedIds = new Set<number>();
  let isAllChanged = false;
  let behindSince: number | undefined;
  let readAt = 0;
  let reading: Promise<void> | undefined;

  const readChanges = async (): Promise<void> => {
    const startedAt = performance.now();
    const ids = [...changedIds];
    const isAll = isAllChanged;
    changedIds.clear();
    isAllChanged = false;
    try {
      if (isAll) {
        book.replace(await readCategories(db), await readProducts(db));
        readAt = startedAt;
      } else {
        book.update(ids, await readProducts(db, ids));
      }
    } catch (error) {
      for (const id of ids) changedIds.add(id);
      isAllChanged ||= isAll;
      throw error;
    }
    const isMoreToRead = isAllChanged || changedIds.size > 0;
    behindSince = isMoreToRead ? startedAt : undefined;
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
    if (behindSince !== undefined) return;
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

  isAllChanged = true;
  await readOnce();
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
