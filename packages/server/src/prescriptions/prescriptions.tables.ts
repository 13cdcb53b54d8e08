import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import type { ColumnType, Generated } from 'kysely';

/** A nullable column that an insert may leave out. */
type NullByDefault<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A limit that applied when a prescription was ordered. */
export interface RecordedLimit {
  readonly kind: 'product' | 'category';
  readonly name: string;
  readonly most: number;
  readonly productIds: readonly number[];
}

interface CartPrescriptionsTable {
  /** Rises with time. */
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly patient_id: number | null;
}

interface CartPrescriptionItemsTable {
  readonly cart_prescription_id: number;
  readonly product_id: number;
  readonly quantity: number;
}

interface PrescriptionsTable {
  readonly id: Generated<number>;
  readonly order_id: number;
  /** The user who ordered. */
  readonly practitioner_id: number;
  readonly prescriber_id: number;
  readonly patient_id: number;
  readonly status: Generated<PrescriptionStatus>;
  readonly is_manual: Generated<boolean>;
  readonly created_at: Date;
  /** Date in London. */
  readonly prescribed_on: string;
  readonly comments: Generated<string>;
  readonly document_id: NullByDefault<string>;
  /** The verified text, its SHA-256, and when it was verified; all or none. */
  readonly verified_at: NullByDefault<Date>;
  readonly canonical_text: NullByDefault<string>;
  readonly canonical_hash: NullByDefault<Buffer>;
  readonly signed_at: NullByDefault<Date>;
  readonly confirmed_at: NullByDefault<Date>;
  readonly rejected_at: NullByDefault<Date>;
  readonly reject_reason: NullByDefault<string>;
  readonly lapsed_at: NullByDefault<Date>;
  /** When staff voided it after it was signed. */
  readonly voided_at: NullByDefault<Date>;
  /** When another prescriber took it over. */
  readonly handed_over_at: NullByDefault<Date>;
  readonly given_up_at: NullByDefault<Date>;
  /** When another prescription replaced it. */
  readonly replaced_at: NullByDefault<Date>;
  /** When its practitioner last asked to remind its prescriber. */
  readonly nudged_at: NullByDefault<Date>;
  readonly reminded_at: NullByDefault<Date>;
  /** How many of the shop's own reminders were due at the last reminder. */
  readonly reminders: Generated<number>;
  /** When the signed paper arrived, and who recorded it. */
  readonly original_received_at: NullByDefault<Date>;
  readonly original_received_by: NullByDefault<string>;
  /** The rejected prescription that this one corrects. */
  readonly replaces_id: NullByDefault<number>;
  /** When the prescriber accepted the practitioner; null for the buyer's own patients. */
  readonly link_accepted_at: Date | null;
  /** JSON: written as text, read parsed. */
  readonly limits: ColumnType<readonly RecordedLimit[], string, never>;
}

interface PrescriptionItemsTable {
  readonly id: Generated<number>;
  readonly prescription_id: number;
  readonly order_id: number;
  readonly order_line_id: number;
  readonly quantity: number;
  /** Packs ordered, before any change by the prescriber. */
  readonly initial_quantity: number;
  readonly directions: Generated<string>;
  /** The product that replaces this one. */
  readonly substituted_by: NullByDefault<number>;
  readonly is_substitute: Generated<boolean>;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations/0015_prescriptions.sql, 0018_prescription_life.sql and 0025_waiting_prescriptions.sql. */
  interface Schema {
    readonly cart_prescriptions: CartPrescriptionsTable;
    readonly cart_prescription_items: CartPrescriptionItemsTable;
    readonly prescriptions: PrescriptionsTable;
    readonly prescription_items: PrescriptionItemsTable;
  }
}
