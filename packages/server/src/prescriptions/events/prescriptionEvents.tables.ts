import type { ColumnType } from 'kysely';
import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/prescriptionEventTexts';
import type { PrescriptionEvent } from './PrescriptionEvent.ts';

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
  /** None of what was recorded before events were sealed. */
  readonly key_id: string | null;
  readonly seal: Buffer | null;
}

declare module '../../platform/database/schema.ts' {
  /** The table of migrations/0020_prescription_events.sql, and of the one that seals them. */
  interface Schema {
    readonly prescription_events: PrescriptionEventsTable;
  }
}
