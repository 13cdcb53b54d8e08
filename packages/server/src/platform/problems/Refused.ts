import { type DeskRefusalCode, deskMessages } from '@formulary/rules/problems/deskMessages';
import { type RefusalCode, messages } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Result } from '@formulary/rules/problems/result';
import type { RequestedRecord } from './RequestedRecord.ts';
import { statusOf } from './statusOf.ts';

const sentences = { ...messages, ...deskMessages };

/** Details of a refusal beyond its sentence. */
interface RefusalDetails {
  /** One sentence for each faulty field. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** Value of the Retry-After header. */
  readonly retryAfterSeconds?: number | undefined;
  /** The record that was not found; audited if it is another user's. */
  readonly requestedRecord?: RequestedRecord | undefined;
  /** Message to the operator about an urgent fault, with ids only; logged as an error. */
  readonly alarm?: string | undefined;
}

/**
 * An error that refuses a request. Thrown, so that the transaction around it rolls back; the error handler answers it
 * in the shape of reading R16. Takes a code of the catalogue or a rule's refusal.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Refusal;
  readonly retryAfterSeconds: number | undefined;
  readonly requestedRecord: RequestedRecord | undefined;
  readonly alarm: string | undefined;

  constructor(
    why: RefusalCode | DeskRefusalCode | Refusal,
    { errors, retryAfterSeconds, requestedRecord, alarm }: RefusalDetails = {},
  ) {
    const problem = typeof why === 'string' ? { code: why, message: sentences[why] } : why;
    super(problem.message);
    this.problem = errors === undefined ? problem : { ...problem, errors };
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestedRecord = requestedRecord;
    this.alarm = alarm;
  }

  /** HTTP status of the answer. */
  get status(): number {
    return statusOf[this.problem.code];
  }

  /** Returns the value of a rule's result, or throws its refusal. */
  static unless<Value>(result: Result<Value, Refusal>): Value {
    if (!result.ok) throw new Refused(result.problem);
    return result.value;
  }
}
