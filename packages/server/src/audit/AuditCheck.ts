import type { Trx } from '../platform/database/Trx.ts';
import type { AuditContext } from './AuditContext.ts';
import type { AuditRule } from './AuditRule.ts';
import type { Findings } from './Findings.ts';

/** One pass over database rows that checks one rule, or several that read the same rows. */
export interface AuditCheck {
  readonly rules: readonly AuditRule[];
  /** Records every row that breaks one of the rules. */
  readonly run: (trx: Trx, context: AuditContext, findings: Findings) => Promise<void>;
}
