import type { LockedOrder } from '../orders/moveOrder.queries.ts';
import type { PrescriptionRow } from '../prescriptions/prescriptions.rows.ts';

/** A prescription and its order, both locked until the transaction ends. */
export interface LockedPrescription {
  readonly order: LockedOrder;
  readonly row: PrescriptionRow;
  readonly practitionerId: number;
}
