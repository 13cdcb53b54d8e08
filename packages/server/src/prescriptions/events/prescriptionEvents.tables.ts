import type { ColumnType } from 'kysely';
import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/eventTexts';
import type { PrescriptionEvent } from './prescriptionEvent.ts';

interface PrescriptionEventsTable {
  readonly sequence: number;
  readonly prescription_id: number;
  readonly kind: PrescriptionEventKind;
  readonly actor_id: number | null;
  readonly happened_at: Date;
  readonly address: string | null;
  readonly agent: string | null;
  /** JSON: written as text, read parsed. */
  readonly detail: ColumnType<PrescriptionEvent['detail'], string, never>;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
  /** Null for events from before seals existed. */
  readonly key_id: string | null;
  readonly seal: Buffer | null;
}

declare module '../../platform/database/schema.ts' {
  /** Table of migrations/0020_prescription_events.sql, and of the migration that seals events. */
  interface Schema {
    readonly prescription_events: PrescriptionEventsTable;
  }
}
