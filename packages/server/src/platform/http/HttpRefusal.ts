import { messages, type RefusalCode } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';

/** The statuses a refusal may have (reading R16). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 503;

/** What a refusal may say beyond its sentence. */
export interface RefusalDetails {
  readonly errors?: Readonly<Record<string, string>>;
  /** Goes out as Retry-After. */
  readonly retryAfterSeconds?: number;
}

/**
 * A refusal on its way out. Thrown, so that the transaction around it is undone; the error handler
 * answers it in the one shape of reading R16. Takes a code of the catalogue, or a rule's refusal.
 */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: RefusalStatus;
  readonly problem: Refusal;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: RefusalStatus, why: RefusalCode | Refusal, details: RefusalDetails = {}) {
    const problem = typeof why === 'string' ? { code: why, message: messages[why] } : why;
    super(problem.message);
    this.status = status;
    this.problem = details.errors === undefined ? problem : { ...problem, errors: details.errors };
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
