import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';

/** An item with its key and the name of the product it replaces. */
export interface KeyedItem extends PrescriptionItem {
  readonly key: string;
  readonly standsInFor: string | undefined;
  readonly substituteName: string | undefined;
}
