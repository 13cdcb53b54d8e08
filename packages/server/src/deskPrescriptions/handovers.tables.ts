import type { ColumnType, Generated } from 'kysely';

interface PrescriptionHandoversTable {
  readonly id: Generated<number>;
  readonly prescription_id: number;
  /** Who is asked to take it over. */
  readonly prescriber_id: number;
  readonly staff_id: number;
  readonly reason: string;
  readonly asked_at: Date;
  readonly answer: ColumnType<
    'accepted' | 'declined' | 'withdrawn' | null,
    null | undefined,
    'accepted' | 'declined' | 'withdrawn'
  >;
  readonly answered_at: ColumnType<Date | null, null | undefined, Date>;
  /** The prescription that the accepting prescriber is to sign. */
  readonly replaced_by_id: ColumnType<number | null, null | undefined, number | null>;
}

declare module '../platform/database/schema.ts' {
  /** Table of migrations/0072_handovers.sql. */
  interface Schema {
    readonly prescription_handovers: PrescriptionHandoversTable;
  }
}
