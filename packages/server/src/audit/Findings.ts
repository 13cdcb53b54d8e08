import type { AuditRule } from './AuditRule.ts';

const MOST_KEYS_KEPT = 100;

/** Rows that break a rule: their count, and up to a hundred names. */
export interface Found {
  readonly count: number;
  readonly keys: readonly string[];
}

/** Collects the rows that break each rule, with up to a hundred names per rule. */
export class Findings {
  readonly #found = new Map<string, Found>();

  /** Adds rows by name; `count` is the total if not all are named. */
  add(id: AuditRule['id'], names: readonly string[], count = names.length): void {
    const before = this.of(id);
    const keys = [...before.keys, ...names].slice(0, MOST_KEYS_KEPT);
    this.#found.set(id, { count: before.count + count, keys });
  }

  of(id: AuditRule['id']): Found {
    return this.#found.get(id) ?? { count: 0, keys: [] };
  }

  /** Most names that a check needs to read. */
  static readonly mostKeys = MOST_KEYS_KEPT;
}
