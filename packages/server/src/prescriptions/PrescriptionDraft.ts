import type { RecordedLimit } from './prescriptions.tables.ts';

/** Packs of an order line on a prescription; the line is a product or a manual item. */
export interface PrescriptionItemDraft {
  readonly productId: number | null;
  readonly manualIndex: number | null;
  readonly quantity: number;
}

/** A prescription of an order that has passed every rule and is ready to be written. */
export interface PrescriptionDraft {
  readonly patientId: number;
  readonly prescriberId: number;
  readonly isManual: boolean;
  readonly limits: readonly RecordedLimit[];
  readonly items: readonly PrescriptionItemDraft[];
}
