import type { StaffPermission } from '../../accounts/staffPermissions.ts';
import type { Call, Declared } from '../call.ts';

/** Who may make a call of the desk: staff with a permission, or `open`, whoever reaches the desk (to sign in). */
export type DeskAccess = StaffPermission | 'open';

/** A call of the desk, which the desk's own address answers and the shop's does not. */
export type DeskCall<Params, Query, Body, Answer> = Call<Params, Query, Body, Answer, DeskAccess>;

/** Declares a call of the desk; like `defineCall`, without a clause of the specification. */
export function defineDeskCall<
  A,
  AW,
  P = undefined,
  Q = undefined,
  B = undefined,
  PW = never,
  QW = never,
  BW = never,
>(
  declared: Omit<Declared<P, Q, B, A, PW, QW, BW, AW, DeskAccess>, 'clause'>,
): DeskCall<P, Q, B, A> {
  return { status: 200, ...declared, clause: 'desk' } as unknown as DeskCall<P, Q, B, A>;
}
