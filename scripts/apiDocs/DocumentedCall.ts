import type { Access, CallRefusal } from '@formulary/rules/calls/call';
import type { Shape } from '@formulary/rules/wire/codec';

/** What the documentation needs of a call. */
export interface DocumentedCall {
  readonly clause: string;
  readonly purpose: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly answer: Shape;
  readonly status: number;
  readonly refusals: readonly CallRefusal[];
}
