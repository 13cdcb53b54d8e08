import { type RefusalCode, messages } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Result } from '@formulary/rules/problems/result';

/**
 * A service's no. Thrown, not returned, so that the transaction around it is undone; `refusalOf`
 * gives it its HTTP status.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Refusal;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    why: RefusalCode | Refusal,
    details: {
      readonly errors?: Readonly<Record<string, string>>;
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    const problem = typeof why === 'string' ? { code: why, message: messages[why] } : why;
    super(problem.message);
    this.problem = details.errors === undefined ? problem : { ...problem, errors: details.errors };
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The value of a rule's yes; a rule's no is thrown. */
  static unless<Value>(result: Result<Value, Refusal>): Value {
    if (!result.ok) throw new Refused(result.problem);
    return result.value;
  }
}
