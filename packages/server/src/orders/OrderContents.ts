import type { ManualItem } from '@formulary/rules/prescriptions/prescriptionItem';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { Mills } from '@formulary/rules/money/mills';
import type { PrescriptionDraft } from '../prescriptions/PrescriptionDraft.ts';

/** What is ordered: a cart with its prescriptions, or what a prescriber wrote by hand. */
export interface OrderContents {
  /** None where the items were written by hand: nothing is taken from the cart. */
  readonly cartVersion: number | undefined;
  readonly lines: readonly CartLine[];
  readonly manualItems: readonly ManualItem[];
  readonly prescriptions: readonly PrescriptionDraft[];
  /** What the buyer pays, to the penny. */
  readonly amount: Mills;
}
