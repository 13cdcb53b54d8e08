import type { Permission } from '@formulary/rules/accounts/permissions';
import type { CallRefusal } from '@formulary/rules/calls/call';
import type { FilePart, Shape } from '@formulary/rules/wire/codec';

/** Data of a call that its descriptions use: docs/api.md and `/openapi.json`. */
export interface DocumentedCall<Access = Permission> {
  readonly name: string;
  readonly clause: string;
  readonly purpose: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape & { readonly mostBytes: number };
  readonly files?: readonly FilePart[];
  readonly answer: Shape;
  readonly answerType?: string;
  readonly takesIdempotencyKey?: true;
  readonly status: number;
  readonly otherStatus?: { readonly status: number; readonly when: string };
  readonly refusals: readonly CallRefusal[];
}
