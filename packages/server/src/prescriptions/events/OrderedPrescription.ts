import type { RecordedLimit } from '../prescriptions.tables.ts';

/** What was ordered with a prescription; it never changes. */
export interface OrderedPrescription {
  readonly id: number;
  readonly orderId: number;
  readonly practitionerId: number;
  readonly prescriberId: number;
  readonly patientId: number;
  readonly isManual: boolean;
  readonly createdAt: Date;
  readonly date: string;
  readonly linkAcceptedAt: Date | null;
  readonly limits: readonly RecordedLimit[];
  readonly replacesId: number | null;
  /** In the order of their ids, without later substitutes. */
  readonly items: readonly {
    readonly lineId: number;
    readonly initialQuantity: number;
    readonly isSubstitute: boolean;
  }[];
}
