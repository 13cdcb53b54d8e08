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
import { readImport } from './imports.queries.ts';

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
  const impact =
    found.state === 'ready'
      ? { impact: await readProductImpact(db, await readIncludedProducts(db, id), now) }
      : {};
  return { import: found, warned, ...unusual, included, ...impact, events, version };
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
