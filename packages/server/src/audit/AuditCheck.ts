import type { AnchorIndex } from '../prescriptions/trust/AnchorIndex.ts';
import type { Trust } from '../prescriptions/trust/Trust.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** One pass over database rows that checks one rule, or several. Checks with the same `run` share it. */
export interface AuditCheck {
  readonly rules: readonly AuditRule[];
  /** Records every row that breaks one of the rules. */
  readonly run: (trx: Trx, context: AuditContext, findings: Findings) => Promise<void>;
}

/** A rule that the data must satisfy. */
export interface AuditRule {
  /** Its number in docs/audit.md. */
  readonly id: `I${string}`;
  /** 1 is money, stock or an account; 2 is consistency; 3 is hygiene. */
  readonly severity: 1 | 2 | 3;
  /** The rule in a sentence. */
  readonly rule: string;
}

/** Inputs of a check besides the rows. */
export interface AuditContext {
  readonly now: Date;
  /** Keys outside the database. */
  readonly trust: Trust;
  /** Anchors outside the database, read before the first row. */
  readonly anchors: AnchorIndex;
  /** Whether the shop has a mail server; without one, unsent mail is not a fault. */
  readonly isMailSent: boolean;
  /** Called with a line about the progress of a long check. */
  readonly onProgress: (progress: string) => void;
}

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
