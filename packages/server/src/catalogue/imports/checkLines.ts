import type { ImportedFacts } from '@formulary/rules/catalogue/imports/importColumns';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import type { Trx } from '../../platform/database/Trx.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readLastAuthors } from './importedProducts.queries.ts';
import { type ComparedLine, readLinesToApply } from './importLines.queries.ts';
import type { LockedImport } from './imports.queries.ts';
import { type ImportWork, ROWS_OF_A_STEP } from './importWork.ts';
import { type LineOutcome, outcomesOf } from './outcomesOf.ts';

/** Most products that a refusal names. */
const MOST_NAMED = 5;

/** Which rows are compared again, and how many those are. */
interface Checked {
  readonly made: LockedImport;
  readonly total: number;
  readonly work: ImportWork;
}

/**
 * Compares the rows that are to be applied again, and those that change nothing, since both may do something else now.
 * Locks no product. Refuses with 'import-outdated', naming products that changed since, and with 'import-stopped'.
 */
export async function checkLines(
  trx: Trx,
  { made, total, work }: Checked,
  now: Date,
): Promise<void> {
  const outdated: LineOutcome[] = [];
  for (let [after, done] = [0, 0]; ;) {
    const lines = await readLinesToApply(trx, made.id, {
      after,
      limit: ROWS_OF_A_STEP,
      andUnchanged: true,
    });
    outdated.push(...(await outcomesOf(trx, made, lines, now)).filter(isOutdated));
    done += lines.length;
    await work.reach('checking', Math.min(done, total), total);
    const last = lines.at(-1);
    if (last === undefined || lines.length < ROWS_OF_A_STEP) break;
    after = last.row;
  }
  await refuseOutdated(trx, outdated);
}

/** Compares rows again whose products are locked. Refuses with 'import-outdated'. */
export async function checkLocked(
  trx: Trx,
  made: LockedImport,
  lines: readonly ComparedLine[],
  now: Date,
): Promise<void> {
  await refuseOutdated(trx, (await outcomesOf(trx, made, lines, now)).filter(isOutdated));
}

/** Returns whether a row would do something else now than it did when it was looked at. */
function isOutdated({ line, outcome }: LineOutcome): boolean {
  if (outcome.kind !== line.kind) return true;
  if (outcome.kind === 'unchanged' || outcome.kind === 'refused') return false;
  return !isSame(outcome.before, line.before) || !isSame(outcome.after, line.after);
}

async function refuseOutdated(trx: Trx, outdated: readonly LineOutcome[]): Promise<void> {
  if (outdated.length === 0) return;
  const authors = await readLastAuthors(
    trx,
    outdated.flatMap(({ product }) => product?.id ?? []),
  );
  const named = outdated.slice(0, MOST_NAMED).map(({ line, product }) => {
    const by = product && authors.get(product.id);
    return by === undefined ? line.code : `${line.code} by ${by}`;
  });
  const more = outdated.length - named.length;
  const products = named.join(', ') + (more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : '');
  throw new Refused(refuseAtDesk('import-outdated', { products }).problem);
}

/** PostgreSQL returns the parts of an object in an order of its own. */
const sorted = (facts: object) =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function isSame(one: ImportedFacts, other: ImportedFacts | null): boolean {
  return other !== null && sorted(one) === sorted(other);
}
