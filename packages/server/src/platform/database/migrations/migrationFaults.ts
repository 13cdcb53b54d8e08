import { isOutsideTransaction, statementsOf } from './outsideTransaction.ts';
import type { Migration } from './readMigrations.ts';

/** What a statement must not do while servers run, and what to write instead. */
const FAULTS: readonly (readonly [what: RegExp, instead: string])[] = [
  [
    /^create (unique )?index (?!concurrently\b)/,
    'an index of a new table, or concurrently and outside a transaction',
  ],
  [/^drop index (?!concurrently\b)/, 'drop index concurrently, outside a transaction'],
  [
    /\badd constraint\b(?!.*\bnot valid\b)/,
    'not valid, and validate constraint in a later migration',
  ],
  [/\badd (primary key|unique|check|foreign key)\b/, 'add constraint … not valid or … using index'],
  [/\bset not null\b/, 'a check constraint that is validated later'],
  [/\balter( column)? \w+ (set data )?type\b/, 'a new column that is filled in parts'],
  [/\brename\b/, 'a new column or table, and the old one until no server reads it'],
  [
    /\badd( column)? (?!constraint).*\bdefault\b.*\b(now|random|gen_random_uuid|nextval|clock_timestamp)\b/,
    'a default without a function',
  ],
  [
    /\badd( column)? \w+ .*\b(generated|serial|bigserial)\b/,
    'a plain column that is filled in parts',
  ],
  [/^(vacuum full|cluster|lock table)\b/, 'nothing: it shuts everybody out'],
];

const CREATED = /^create table (?:if not exists )?([\w.]+)/;
const TOUCHED =
  /^(?:alter table (?:only )?(?:if exists )?|create (?:unique )?index (?:concurrently )?(?:if not exists )?\w+ on )([\w.]+)/;

/**
 * Returns what a migration does that would rewrite or lock a table for long while servers use it. A table that the same
 * migration creates is exempt.
 */
export function migrationFaults(migration: Pick<Migration, 'sql'>): readonly string[] {
  const statements = statementsOf(migration.sql).map((each) =>
    each.toLowerCase().replaceAll(/\s+/g, ' '),
  );
  const created = new Set(statements.flatMap((each) => CREATED.exec(each)?.[1] ?? []));
  const faults = statements
    .filter((each) => !created.has(TOUCHED.exec(each)?.[1] ?? ''))
    .flatMap((each) =>
      FAULTS.filter(([what]) => what.test(each)).map(([, instead]) => `${each}: write ${instead}`),
    );
  const isConcurrent = statements.some((each) => /\bconcurrently\b/.test(each));
  return isConcurrent && !isOutsideTransaction(migration)
    ? [...faults, 'concurrently: begin the file with -- outside a transaction']
    : faults;
}
