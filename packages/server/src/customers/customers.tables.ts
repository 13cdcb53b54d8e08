import type { Generated } from 'kysely';

interface CustomerNotesTable {
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly staff_id: number;
  readonly written_at: Date;
  readonly note: string;
}

declare module '../platform/database/schema.ts' {
  /** The table of notes of migrations/0054_customers.sql. */
  interface Schema {
    readonly customer_notes: CustomerNotesTable;
  }
}
