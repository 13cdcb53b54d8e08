/** What must hold, and what it means when it does not. */
export interface AuditRule {
  /** Its number in docs/audit.md. */
  readonly id: `I${string}`;
  /** 1 is money, stock or somebody's account; 2 is consistency; 3 is hygiene. */
  readonly severity: 1 | 2 | 3;
  /** The rule in a sentence. */
  readonly rule: string;
}
