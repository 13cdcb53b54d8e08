import type { Refusal } from '@formulary/rules/problems/refusal';

/** Details of a failed call; `status` 0 means that no readable answer came. */
interface ProblemDetails {
  readonly status: number;
  readonly message: string;
  readonly code?: Refusal['code'] | undefined;
  /** Messages by field name, as the call's declaration names the fields. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly cause?: unknown;
}

/** Error of a call that was refused or could not be made (reading R16). The message is a sentence for the user. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: Refusal['code'] | undefined;
  readonly errors: Readonly<Record<string, string>> | undefined;

  constructor({ status, message, code, errors, cause }: ProblemDetails) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}
