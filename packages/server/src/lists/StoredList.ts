import type { UsualLine } from '@formulary/rules/lists/usualOrder';

/** A stored list. */
export interface StoredList {
  /** Row id; on the wire, the usual order has id 0 instead. */
  readonly rowId: number;
  /** 0 for the usual order. */
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly lines: readonly UsualLine[];
}
