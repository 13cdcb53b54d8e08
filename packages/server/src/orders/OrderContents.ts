import type { ManualItem } from '@formulary/rules/prescriptions/manualPrescription';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { Mills } from '@formulary/rules/money/mills';
import type { PrescriptionDraft } from '../prescriptions/insertPrescriptions.queries.ts';

/** Contents of an order: a cart with its prescriptions, or items that a prescriber wrote by hand. */
export interface OrderContents {
  /** Undefined for items written by hand: they do not come from the cart. */
  readonly cartVersion: number | undefined;
  readonly lines: readonly CartLine[];
  readonly manualItems: readonly ManualItem[];
  readonly prescriptions: readonly PrescriptionDraft[];
  /** The total for the buyer, to the penny. */
  readonly amount: Mills;
}
