import type { Migration } from './readMigrations.ts';

const MARK = /^-- outside a transaction\b/;

/** Returns whether a migration begins with the comment `-- outside a transaction`. */
export const isOutsideTransaction = ({ sql }: Pick<Migration, 'sql'>): boolean => MARK.test(sql);

/** Returns the statements of such a migration, which each end with a semicolon at the end of a line. */
export const statementsOf = (sql: string): readonly string[] =>
  sql
    .replaceAll(/^--.*$/gm, '')
    .split(/;[^\S\n]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);
