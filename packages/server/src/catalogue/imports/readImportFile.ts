import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DateOrder } from '@formulary/rules/dates/writtenDays';
import { IMPORT_LIMITS } from '@formulary/rules/catalogue/imports/importColumns';
import { type ImportRow, readImport } from '@formulary/rules/catalogue/imports/readImport';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import { decodeCsv } from '../../platform/csv/decodeCsv.ts';
import { readCsvRows } from '../../platform/csv/readCsvRows.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { inSlices } from '../../platform/process/inSlices.ts';
import { type ImportWork, unwatched } from './importWork.ts';

/** Title and heading rows are no products. */
const MOST_ROWS = IMPORT_LIMITS.rows + 100;

/** Over the rows: for the notation of dates and prices, then for each row. */
const PASSES = 2;
const STEPS_BETWEEN_TELLING = 10_000;
const SIGNS_OF_A_UNIT = 10;

/** Decodes a file of an import. Refuses with 'import-large', 'import-empty' and 'import-encoding'. */
export function decodeImport(content: Buffer): Promise<string> {
  return decodeCsv(content, {
    mostBytes: IMPORT_LIMITS.bytes,
    tooLarge: 'import-large',
    empty: 'import-empty',
    noText: 'import-encoding',
  });
}

/**
 * Reads a file of products: its text, its rows, then their meaning by `readImport`, all in slices, so that other requests
 * are answered. Refuses as `decodeImport` and `readImport` do, and with 'import-quotes' and 'import-stopped'.
 */
export async function readImportFile(
  content: Buffer,
  order: DateOrder | undefined,
  work = unwatched,
): Promise<readonly ImportRow[]> {
  const text = await decodeImport(content);
  // The signs are read once as rows of cells, and once for what the cells say.
  const reach = (signs: number) => reachSigns(work, signs, 2 * text.length);
  const rows = await readCsvRows(text, {
    mostRows: MOST_ROWS,
    tooLong: () => refuseAtDesk('import-large').problem,
    quotes: (row) => refuseAtDesk('import-quotes', { row }).problem,
    onRead: reach,
  });
  const steps = countSteps(readImport(rows, order));
  const turn = async () => {
    await nextTurn();
    if (steps.isToTell()) {
      const part = Math.min(1, steps.done() / (PASSES * rows.length));
      await reach(text.length * (1 + part));
    }
  };
  return Refused.unless(await inSlices(steps.run, turn));
}

/** Says how far a file is read, in tens of signs. */
export function reachSigns(work: ImportWork, signs: number, total: number): Promise<void> {
  return work.reach(
    'reading',
    Math.floor(signs / SIGNS_OF_A_UNIT),
    Math.ceil(total / SIGNS_OF_A_UNIT),
  );
}

/** Counts the steps of work, and says after each ten thousand that it is time to tell. */
function countSteps<Value>(work: Generator<void, Value>) {
  let [done, told] = [0, 0];
  return {
    done: () => done,
    isToTell: () => {
      if (done - told < STEPS_BETWEEN_TELLING) return false;
      told = done;
      return true;
    },
    run: (function* () {
      for (;;) {
        const step = work.next();
        if (step.done === true) return step.value;
        done += 1;
        yield;
      }
    })(),
  };
}
