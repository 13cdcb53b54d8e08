import type { ImportWarning } from '@formulary/rules/catalogue/imports/compareImport';
import type { ImportedFacts } from '@formulary/rules/catalogue/imports/importColumns';
import type { ImportGroup, ImportLineKind } from '@formulary/rules/catalogue/imports/importLists';
import type { ImportRow } from '@formulary/rules/catalogue/imports/readImport';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { PageWindow } from '../../platform/keyset/keysetPage.ts';

/** Adds rows that were read from a file, in its order. */
export async function insertLines(
  trx: Trx,
  importId: number,
  rows: readonly ImportRow[],
): Promise<void> {
  await sql`
    insert into catalogue_import_lines
      (import_id, row_number, code, facts, kind, problem_column, problem, is_unread)
    select ${importId}, row_number, code, facts::jsonb, case when problem is null then null else 'refused' end,
      problem_column, problem, problem is not null
    from unnest(${rows.map(({ row }) => row)}::integer[], ${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ facts }) => JSON.stringify(facts))}::text[],
      ${rows.map(({ refused }) => refused?.column ?? null)}::text[],
      ${rows.map(({ refused }) => refused?.problem ?? null)}::text[])
      as read (row_number, code, facts, problem_column, problem)`.execute(trx);
}

/** Adds the rows that undo the applied rows of another import. Returns how many. */
export async function insertUndoingLines(
  trx: Trx,
  importId: number,
  undoesId: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into catalogue_import_lines (import_id, row_number, code, facts, expected, product_id)
    select ${importId}, row_number, code,
      case kind when 'new' then '{"isOnSale": false}'::jsonb else before end,
      case kind when 'new' then '{"isOnSale": true}'::jsonb else after end, product_id
    from catalogue_import_lines where import_id = ${undoesId} and is_applied`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** A row as it is compared. */
export interface ComparedLine {
  readonly id: number;
  readonly row: number;
  readonly code: string;
  /** What it did when it was compared; null before. */
  readonly kind: ImportLineKind | null;
  readonly productId: number | null;
  readonly facts: ImportedFacts;
  readonly expected: ImportedFacts | null;
  readonly before: ImportedFacts | null;
  readonly after: ImportedFacts | null;
}

const compared = sql`id, row_number as row, code, kind, product_id as "productId", facts, expected, before, after`;

/** Reads the next rows that are to be compared. */
export async function readLinesToCompare(
  db: Db,
  importId: number,
  limit: number,
): Promise<readonly ComparedLine[]> {
  const { rows } = await sql<ComparedLine>`
    select ${compared} from catalogue_import_lines where import_id = ${importId} and kind is null
    order by row_number limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Rows that are to be applied: changes without a warning, and those that are ticked. */
export const isIncluded = sql`kind in ('new', 'changed') and (warnings = '{}' or is_ticked)`;

/** Which rows of an import are applied next. */
interface NextLines {
  /** The last row before them. */
  readonly after: number;
  readonly limit: number;
  /** Of those that are to be applied, the ones that do this. */
  readonly kind?: 'changed' | 'new';
  /** Whether those that change nothing are read too. */
  readonly andUnchanged?: boolean;
}

/** Reads the next rows that are to be applied, in the order of the file. */
export async function readLinesToApply(
  db: Db,
  importId: number,
  { after, limit, kind, andUnchanged = false }: NextLines,
): Promise<readonly ComparedLine[]> {
  const isOfKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  const { rows } = await sql<ComparedLine>`
    select ${compared} from catalogue_import_lines
    where import_id = ${importId} and row_number > ${after} and ${isOfKind}
      and (${isIncluded} ${andUnchanged ? sql`or kind = 'unchanged'` : sql``})
    order by row_number limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Reads the paths of the categories that rows to be applied name. */
export async function readIncludedPaths(db: Db, importId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ path: string }>`
    select distinct path from catalogue_import_lines
    cross join lateral jsonb_array_elements_text(after -> 'categories') as path
    where import_id = ${importId} and ${isIncluded}`.execute(db);
  return rows.map(({ path }) => path);
}

/** Reads rows by id, in the order of their products. */
export async function readLinesOfIds(
  db: Db,
  ids: readonly number[],
): Promise<readonly ComparedLine[]> {
  const { rows } = await sql<ComparedLine>`
    select ${compared} from catalogue_import_lines where id = any(${[...ids]}::integer[])
    order by product_id`.execute(db);
  return rows;
}

/** Counts the rows that are to be applied. */
export async function countIncludedLines(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from catalogue_import_lines
    where import_id = ${importId} and ${isIncluded}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the rows that are to be applied, and those of them that change more of a product than its price. */
export async function countChanges(
  db: Db,
  importId: number,
): Promise<{ readonly included: number; readonly beyondPrices: number }> {
  const { rows } = await sql<{ included: number; beyondPrices: number }>`
    select count(*)::integer as included,
      (count(*) filter (where kind = 'changed' and after - 'price' - 'priceFrom' <> '{}'))::integer as "beyondPrices"
    from catalogue_import_lines where import_id = ${importId} and ${isIncluded}`.execute(db);
  return rows[0] ?? { included: 0, beyondPrices: 0 };
}

/** Reads the products that rows to be applied change. */
export async function readIncludedProducts(db: Db, importId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from catalogue_import_lines
    where import_id = ${importId} and ${isIncluded} and product_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** What comparing a row found. */
export interface WrittenOutcome {
  readonly id: number;
  readonly kind: ImportLineKind;
  readonly productId: number | null;
  readonly before: ImportedFacts | null;
  readonly after: ImportedFacts | null;
  readonly warnings: readonly ImportWarning[];
  readonly column: string | null;
  readonly problem: string | null;
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** Writes what comparing rows found. A tick stays where the change is the one that was ticked. */
export async function writeOutcomes(trx: Trx, outcomes: readonly WrittenOutcome[]): Promise<void> {
  const column = <K extends keyof WrittenOutcome>(name: K) => outcomes.map((each) => each[name]);
  await sql`
    update catalogue_import_lines as line set kind = found.kind, product_id = found.product_id,
      is_ticked = line.is_ticked and line.after is not distinct from found.after::jsonb
        and line.before is not distinct from found.before::jsonb,
      before = found.before::jsonb, after = found.after::jsonb,
      warnings = array(select jsonb_array_elements_text(found.warnings::jsonb)),
      problem_column = found.problem_column, problem = found.problem
    from unnest(${column('id')}::integer[], ${column('kind')}::text[], ${column('productId')}::integer[],
      ${outcomes.map(({ before }) => json(before))}::text[], ${outcomes.map(({ after }) => json(after))}::text[],
      ${outcomes.map(({ warnings }) => JSON.stringify(warnings))}::text[],
      ${column('column')}::text[], ${column('problem')}::text[])
      as found (id, kind, product_id, before, after, warnings, problem_column, problem)
    where line.id = found.id`.execute(trx);
}

/** Writes down that rows are applied, and which products the new ones have become. */
export async function writeApplied(
  trx: Trx,
  lines: readonly { readonly id: number; readonly productId: number }[],
): Promise<void> {
  await sql`
    update catalogue_import_lines as line set is_applied = true, product_id = applied.product_id
    from unnest(${lines.map(({ id }) => id)}::integer[], ${lines.map(({ productId }) => productId)}::integer[])
      as applied (id, product_id)
    where line.id = applied.id`.execute(trx);
}

/** Which rows are ticked. */
export interface TickedRows {
  readonly lineIds?: readonly number[] | undefined;
  readonly warning?: ImportWarning | undefined;
  readonly isTicked: boolean;
}

/** Ticks rows with warnings, or takes their ticks away. Returns how many changed. */
export async function tickLines(
  trx: Trx,
  importId: number,
  { lineIds, warning, isTicked }: TickedRows,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update catalogue_import_lines set is_ticked = ${isTicked}
    where import_id = ${importId} and warnings <> '{}' and is_ticked <> ${isTicked}
      and ${lineIds === undefined ? sql`true` : sql`id = any(${[...lineIds]}::integer[])`}
      and ${warning === undefined ? sql`true` : sql`${warning}::text = any(warnings)`}`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Counts the rows of each warning, and how many of them are ticked. */
export async function countWarned(
  db: Db,
  importId: number,
): Promise<
  readonly { readonly warning: ImportWarning; readonly count: number; readonly ticked: number }[]
> {
  const { rows } = await sql<{ warning: ImportWarning; count: number; ticked: number }>`
    select warning, count(*)::integer as count, (count(*) filter (where is_ticked))::integer as ticked
    from catalogue_import_lines cross join lateral unnest(warnings) as warning
    where import_id = ${importId} and warnings <> '{}' group by warning order by warning`.execute(
    db,
  );
  return rows;
}

/** Counts the rows that have a warning, and those of them without a tick. */
export async function countUnusual(
  db: Db,
  importId: number,
): Promise<{ readonly unusual: number; readonly leftOut: number }> {
  const { rows } = await sql<{ unusual: number; leftOut: number }>`
    select count(*)::integer as unusual, (count(*) filter (where not is_ticked))::integer as "leftOut"
    from catalogue_import_lines
    where import_id = ${importId} and warnings <> '{}'`.execute(db);
  return rows[0] ?? { unusual: 0, leftOut: 0 };
}

/** A row of an import as it is listed. */
export interface ListedLine {
  readonly id: number;
  readonly row: number;
  readonly code: string;
  readonly name: string | null;
  readonly productId: number | null;
  readonly kind: ImportLineKind;
  readonly before: ImportedFacts | null;
  readonly after: ImportedFacts | null;
  readonly warnings: readonly ImportWarning[];
  readonly isTicked: boolean;
  readonly column: string | null;
  readonly problem: string | null;
}

/** Selects rows of an import. */
export interface LineFilter {
  readonly group?: ImportGroup | undefined;
  readonly warning?: ImportWarning | undefined;
  readonly search?: string | undefined;
}

/** Writes what LIKE takes for a pattern as the letters that were typed. */
const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Reads a window of the rows of an import in the order of the file. The mark of a row is its number in the file. */
export async function readLines(
  db: Db,
  importId: number,
  { group, warning, search = '' }: LineFilter,
  { mark, isBackward, limit }: PageWindow,
): Promise<readonly ListedLine[]> {
  const typed = search.trim();
  const isInGroup = {
    unusual: sql`warnings <> '{}'`,
    changed: sql`line.kind = 'changed'`,
    new: sql`line.kind = 'new'`,
    unchanged: sql`line.kind = 'unchanged'`,
    refused: sql`line.kind = 'refused'`,
    any: sql`line.kind is not null`,
  }[group ?? 'any'];
  const beyond =
    mark === undefined
      ? sql`true`
      : sql`(row_number, line.id) ${sql.raw(isBackward ? '<' : '>')} (${mark.key}::integer, ${mark.id})`;
  const direction = sql.raw(isBackward ? 'desc' : 'asc');
  const { rows } = await sql<ListedLine>`
    select line.id, row_number as row, line.code, coalesce(products.name, after ->> 'name') as name,
      product_id as "productId", line.kind, before, after, warnings, is_ticked as "isTicked",
      problem_column as column, problem
    from catalogue_import_lines as line left join products on products.id = product_id
    where import_id = ${importId} and ${isInGroup} and ${beyond}
      and ${warning === undefined ? sql`true` : sql`${warning}::text = any(warnings)`}
      and ${
        typed === ''
          ? sql`true`
          : sql`(line.code ilike ${`%${escaped(typed)}%`} or coalesce(products.name, after ->> 'name') ilike ${`%${escaped(typed)}%`})`
      }
    order by row_number ${direction}, line.id ${direction} limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/**
 * Lets PostgreSQL look at the rows of imports. For up to a minute it would take a new list for a single row, and read the
 * page of 50,000 rows in 4 seconds instead of a tenth.
 */
export async function analyzeLines(db: Db): Promise<void> {
  await sql`analyze catalogue_import_lines`.execute(db);
}
