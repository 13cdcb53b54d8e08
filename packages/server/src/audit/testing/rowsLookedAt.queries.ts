import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/** A plan step of `explain`, with its input steps. */
interface Step {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Step[];
}

/** Runs a query and returns how many rows all steps of its plan read. */
export async function rowsLookedAt(
  pool: pg.Pool,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ Plan: Step }] }>(
    `explain (analyze, timing off, format json) ${sql}`,
    [...parameters],
  );
  return rows[0] ? looks(rows[0]['QUERY PLAN'][0].Plan) : 0;
}

function looks(step: Step): number {
  const rows =
    step['Actual Rows'] +
    (step['Rows Removed by Filter'] ?? 0) +
    (step['Rows Removed by Join Filter'] ?? 0);
  const own = rows * step['Actual Loops'];
  return (step.Plans ?? []).reduce((sum, below) => sum + looks(below), own);
}
