import { type RefusalCode, messages } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Result } from '@formulary/rules/problems/result';
import type { Sought } from './Sought.ts';
import { statusOf } from './statusOf.ts';

/** What a refusal may say beyond its sentence. */
interface RefusalDetails {
  /** A sentence for each field at fault. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** Goes out as Retry-After. */
  readonly retryAfterSeconds?: number | undefined;
  /** The record that is not there for whoever asked; recorded where it is somebody else's. */
  readonly sought?: Sought | undefined;
  /** What whoever runs the shop has to look into at once, with ids alone; logged as an error. */
  readonly alarm?: string | undefined;
}

/**
 * A refusal on its way out. Thrown, not returned, so that the transaction around it is undone; the error handler answers
 * it in the one shape of reading R16. Takes a code of the catalogue, or a rule's refusal.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Refusal;
  readonly retryAfterSeconds: number | undefined;
  readonly sought: Sought | undefined;
  readonly alarm: string | undefined;

  constructor(
    why: RefusalCode | Refusal,
    { errors, retryAfterSeconds, sought, alarm }: RefusalDetails = {},
  ) {
    const problem = typeof why === 'string' ? { code: why, message: messages[why] } : why;
    super(problem.message);
    this.problem = errors === undefined ? problem : { ...problem, errors };
    this.retryAfterSeconds = retryAfterSeconds;
    this.sought = sought;
    this.alarm = alarm;
  }

  /** The HTTP status it is answered with. */
  get status(): number {
    return statusOf[this.problem.code];
  }

  /** The value of a rule's yes; a rule's no is thrown. */
  static unless<Value>(result: Result<Value, Refusal>): Value {
    if (!result.ok) throw new Refused(result.problem);
    return result.value;
  }
}
