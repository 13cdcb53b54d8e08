import type {
  CatalogueImportLine,
  getCatalogueImport,
  listCatalogueImportLines,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { factChanges, IMPORT_LINES_A_PAGE } from '@formulary/rules/catalogue/imports/importLists';
import type { Words } from '@formulary/rules/wire/codec';
import type { Db } from '../../platform/database/Db.ts';
import { readDeskEvents } from '../../platform/desk/readDeskEvents.queries.ts';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { pageOf, windowOf } from '../../platform/keyset/keysetPage.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { countPricesToCome } from '../prices/prices.queries.ts';
import { readProductImpact } from '../changes/impact.queries.ts';
import { importSubject } from './importEvents.ts';
import {
  countIncludedLines,
  countUnusual,
  countWarned,
  type LineFilter,
  type ListedLine,
  readIncludedProducts,
  readLines,
} from './importLines.queries.ts';
import { readCartCosts } from './readCartCosts.ts';
import { readImport } from './imports.queries.ts';
import { isImportLocked, readProgress, type WorkProgress } from './importWork.queries.ts';

/** Returns an import, what stands out of it and what it touches. Refuses with 'not-found'. */
export async function readImportPage(
  db: Db,
  id: number,
  now: Date,
): Promise<Words<typeof getCatalogueImport.answer>> {
  const subject = importSubject(id);
  // Before the rest, so that a change meanwhile is noticed.
  const version = await readVersion(db, subject);
  const found = await readImport(db, id);
  if (!found) throw new Refused('not-found');
  const [warned, unusual, included, events] = await Promise.all([
    countWarned(db, id),
    countUnusual(db, id),
    countIncludedLines(db, id),
    readDeskEvents(db, [subject]),
  ]);
  const work = found.state === 'ready' ? await readApplying(db, id) : undefined;
  // Adding up what changes touch is long work too, and beside the point while they are applied.
  const effects = found.state === 'ready' && !work ? await readEffects(db, id, now) : {};
  const pricesToCome =
    found.decidedAt && found.state === 'applied' ? await countPricesToCome(db, found.decidedAt) : 0;
  return {
    import: found,
    warned,
    ...unusual,
    included,
    ...effects,
    ...(work === undefined ? {} : { work }),
    ...(pricesToCome === 0 ? {} : { pricesToCome }),
    events,
    version,
  };
}

async function readEffects(db: Db, id: number, now: Date) {
  const [impact, cartCosts] = await Promise.all([
    readIncludedProducts(db, id).then((products) => readProductImpact(db, products, now)),
    readCartCosts(db, id, now),
  ]);
  return { impact, ...(cartCosts === undefined ? {} : { cartCosts }) };
}

/** Returns how far an import is that is being applied. What a server left that died says nothing. */
async function readApplying(db: Db, id: number): Promise<WorkProgress | undefined> {
  const work = await readProgress(db, importSubject(id));
  return work !== undefined && (await isImportLocked(db, id)) ? work : undefined;
}

const ROW = /^\d{1,9}$/;

/** Returns a page of the rows of an import. Refuses with 'not-found', and as `windowOf` does. */
export async function readImportLines(
  db: Db,
  id: number,
  {
    filter,
    ...page
  }: {
    readonly filter: LineFilter;
    readonly after?: string | undefined;
    readonly before?: string | undefined;
  },
): Promise<Words<typeof listCatalogueImportLines.answer>> {
  if (!(await readImport(db, id))) throw new Refused('not-found');
  const window = windowOf({ ...page, limit: IMPORT_LINES_A_PAGE }, (key) => ROW.test(key));
  const read = await readLines(db, id, filter, window);
  const shown = pageOf(
    read.map((row) => ({ row, key: String(row.row) })),
    window,
  );
  return { ...shown, rows: shown.rows.map(lineAtDesk) };
}

function lineAtDesk({
  productId,
  column,
  problem,
  name,
  before,
  after,
  ...line
}: ListedLine): CatalogueImportLine {
  return {
    ...line,
    name: name ?? '',
    changes: after ? factChanges(before ?? {}, after) : [],
    ...(productId === null ? {} : { productId }),
    ...(column === null ? {} : { column }),
    ...(problem === null ? {} : { problem }),
  };
}
