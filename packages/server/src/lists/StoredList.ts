import type { UsualLine } from '@formulary/rules/lists/usualOrder';

/** A list as it is kept. */
export interface StoredList {
  /** Of its row, which is not what the wire calls the usual order. */
  readonly rowId: number;
  /** 0 for the usual order. */
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly lines: readonly UsualLine[];
}
