/** A rule that the data must satisfy. */
export interface AuditRule {
  /** Its number in docs/audit.md. */
  readonly id: `I${string}`;
  /** 1 is money, stock or an account; 2 is consistency; 3 is hygiene. */
  readonly severity: 1 | 2 | 3;
  /** The rule in a sentence. */
  readonly rule: string;
}
