import type { AuditRule } from './AuditRule.ts';

const MOST_KEYS_KEPT = 100;

/** The rows that break a rule: how many, and up to a hundred by name. */
export interface Found {
  readonly count: number;
  readonly keys: readonly string[];
}

/** Gathers which rows break which rule; however many there are, a hundred names of each rule are kept. */
export class Findings {
  readonly #found = new Map<string, Found>();

  /** Adds rows by name; `count` is how many they stand for when not all are named. */
  add(id: AuditRule['id'], names: readonly string[], count = names.length): void {
    const before = this.of(id);
    const keys = [...before.keys, ...names].slice(0, MOST_KEYS_KEPT);
    this.#found.set(id, { count: before.count + count, keys });
  }

  of(id: AuditRule['id']): Found {
    return this.#found.get(id) ?? { count: 0, keys: [] };
  }

  /** How many names a check need not read more than. */
  static readonly mostKeys = MOST_KEYS_KEPT;
}
