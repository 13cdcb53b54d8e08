import type { Permission } from '../accounts/permissions.ts';
import type { DeskRefusalCode } from '../problems/deskMessages.ts';
import type { RefusalCode } from '../problems/messages.ts';
import type { Codec, FilePart } from '../wire/codec.ts';

/**
 * Refusals of one status that a call may answer, for the documentation and the tests. Refusals that follow from its
 * access and its inputs need not be declared (`impliedRefusals` of the server).
 */
export interface CallRefusal {
  readonly codes: readonly (RefusalCode | DeskRefusalCode)[];
  readonly when: string;
}

/**
 * One call of the API, declared once for server, storefront, mocks and documentation (spec 7). The build of the
 * storefront drops `clause`, `purpose`, `takesIdempotencyKey` and `refusals`, which its browser never reads. `Access` is
 * another table's permission for calls of the desk.
 */
export interface Call<Params, Query, Body, Answer, Access = Permission> {
  readonly name: string;
  readonly clause: string;
  readonly purpose: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters have the form `:id`. */
  readonly path: string;
  readonly access: Access;
  readonly params?: Codec<never, Params>;
  readonly query?: Codec<never, Query>;
  readonly body?: Codec<never, Body>;
  /** The files sent with the body. A call with files is a multipart form, otherwise JSON. */
  readonly files?: readonly FilePart[];
  /** Whether an `Idempotency-Key` header makes a retry of the call safe. */
  readonly takesIdempotencyKey?: true;
  readonly answer: Codec<never, Answer>;
  /** The media type of an answer that is not JSON. */
  readonly answerType?: 'application/pdf' | 'application/zip' | 'text/csv; charset=utf-8';
  readonly status: 200 | 201;
  /** The other status of a success, and when it occurs. */
  readonly otherStatus?: { readonly status: 200; readonly when: string };
  readonly refusals: readonly CallRefusal[];
}

/** How a call is written down; its codecs give the types of what it takes and answers. */
export type Declared<P, Q, B, A, PW, QW, BW, AW, Access = Permission> = Omit<
  Call<P, Q, B, A, Access>,
  'params' | 'query' | 'body' | 'answer' | 'status'
> & {
  readonly params?: Codec<PW, P>;
  readonly query?: Codec<QW, Q>;
  readonly body?: Codec<BW, B>;
  readonly answer: Codec<AW, A>;
  readonly status?: 200 | 201;
};

/** Declares a call. The status of a success is 200 by default. */
export function defineCall<
  A,
  AW,
  P = undefined,
  Q = undefined,
  B = undefined,
  PW = never,
  QW = never,
  BW = never,
>(declared: Declared<P, Q, B, A, PW, QW, BW, AW>): Call<P, Q, B, A> {
  return { status: 200, ...declared } as unknown as Call<P, Q, B, A>;
}
