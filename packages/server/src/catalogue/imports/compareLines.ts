import type { ImportState } from '@formulary/rules/catalogue/imports/importLists';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { importSubject } from './importEvents.ts';
import {
  analyzeLines,
  readLinesToCompare,
  type WrittenOutcome,
  writeOutcomes,
} from './importLines.queries.ts';
import { addCompared, lockImportRow } from './imports.queries.ts';
import { type LineOutcome, outcomesOf } from './outcomesOf.ts';
import type { ImportActor } from './storeImport.ts';

/** Rows of one transaction. */
const ROWS_AT_ONCE = 1_000;
/** An answer of about a second; the desk asks again while rows are left. */
const LONGEST_MS = 800;

/** How far an import is. */
export interface ImportProgress {
  readonly state: ImportState;
  readonly lines: number;
  readonly compared: number;
}

/**
 * Compares the next rows of an import with the catalogue, a thousand in a transaction, for about a second. Whoever asks
 * again goes on where it ended, after a crash too. Stops when somebody gives the import up. Refuses with 'not-found'.
 */
export async function compareLines(
  { db, now }: { readonly db: Db; readonly now: Date },
  importId: number,
  actor: ImportActor,
): Promise<ImportProgress> {
  const until = performance.now() + LONGEST_MS;
  let progress = await compareSome({ db, now }, importId, actor);
  while (progress.state === 'comparing' && performance.now() < until)
    progress = await compareSome({ db, now }, importId, actor);
  if (progress.state === 'ready' && progress.lines > ROWS_AT_ONCE) await analyzeLines(db);
  return progress;
}

function compareSome(
  { db, now }: { readonly db: Db; readonly now: Date },
  importId: number,
  { by, staff }: ImportActor,
): Promise<ImportProgress> {
  return withTransaction(db, async (trx) => {
    const made = await lockImportRow(trx, importId);
    if (!made) throw new Refused('not-found');
    if (made.state !== 'comparing') return made;
    const lines = await readLinesToCompare(trx, importId, ROWS_AT_ONCE);
    const outcomes = (await outcomesOf(trx, made, lines, now)).map(writtenOutcome);
    await writeOutcomes(trx, outcomes);
    const count = (kind: WrittenOutcome['kind']) =>
      outcomes.filter((outcome) => outcome.kind === kind).length;
    const progress = await addCompared(trx, importId, {
      added: count('new'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
    });
    if (progress.state === 'ready') {
      await recordEvent(trx, {
        at: now,
        actorId: undefined,
        action: 'catalogue-import-compared',
        subject: importSubject(importId),
        detail: { by },
        staff,
      });
    }
    return progress;
  });
}

function writtenOutcome({ line, product, outcome }: LineOutcome): WrittenOutcome {
  const isChange = outcome.kind === 'new' || outcome.kind === 'changed';
  const isRefused = outcome.kind === 'refused';
  return {
    id: line.id,
    kind: outcome.kind,
    productId: product?.id ?? line.productId,
    before: isChange ? outcome.before : null,
    after: isChange ? outcome.after : null,
    warnings: isChange ? outcome.warnings : [],
    column: isRefused ? outcome.column : null,
    problem: isRefused ? outcome.problem : null,
  };
}
