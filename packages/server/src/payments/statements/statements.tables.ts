import type { ColumnType, Generated } from 'kysely';

interface StatementsTable {
  readonly id: Generated<number>;
  /** The name of its file. */
  readonly name: string;
  /** SHA-256 of its file. */
  readonly hash: Buffer;
  readonly imported_at: Date;
  readonly staff_id: number;
  readonly first_day: string;
  readonly last_day: string;
  /** Rows of money that went out. */
  readonly debits: number;
  /** Rows without an amount. */
  readonly blank: number;
  /** Credits of the file; those that an earlier statement had are not stored again. */
  readonly credits: number;
}

interface StatementLinesTable {
  readonly id: Generated<number>;
  readonly statement_id: number;
  /** Its row in the file, from 1. */
  readonly row_number: number;
  readonly paid_on: string;
  readonly amount_mills: number;
  readonly text: string;
  /** Counts equal lines of a statement from 1. */
  readonly copy: number;
  /** SHA-256 of what tells it apart from every other line. */
  readonly hash: Buffer;
  readonly payment_id: ColumnType<number | null, never, number | null>;
  readonly bookings: ColumnType<number, never, number>;
  readonly aside_reason: ColumnType<string | null, never, string | null>;
  readonly aside_at: ColumnType<Date | null, never, Date | null>;
  readonly aside_by: ColumnType<number | null, never, number | null>;
}

declare module '../../platform/database/schema.ts' {
  /** The tables of migrations/0057_statements.sql. */
  interface Schema {
    readonly statements: StatementsTable;
    readonly statement_lines: StatementLinesTable;
  }
}
