import { can, needsSession, type Permission } from '@formulary/rules/accounts/permissions';
import type { DeskAccess } from '@formulary/rules/calls/desk/deskCall';
import type { CallRefusal } from '@formulary/rules/calls/call';
import { statusOf } from '../problems/statusOf.ts';
import type { DocumentedCall } from './DocumentedCall.ts';

/** An error status of a call: its codes, and when it is answered. */
export interface RefusalRow {
  readonly status: number;
  readonly codes: CallRefusal['codes'];
  readonly when: string;
}

/** Returns the role of buyer that alone has a permission. */
export function onlyRoleOf(access: Permission): 'practitioner' | 'prescriber' {
  return can('practitioner', access) ? 'practitioner' : 'prescriber';
}

/** Returns each error status that a call declares once, with its codes and reasons. */
export function refusalsOf({
  refusals,
}: Pick<DocumentedCall<unknown>, 'refusals'>): readonly RefusalRow[] {
  return byStatus(refusals);
}

/** Returns each error status of a call once, also those that follow from its access and its inputs. */
export function allRefusalsOf(call: DocumentedCall): readonly RefusalRow[] {
  return byStatus([...call.refusals, ...impliedRefusals(call)]);
}

function byStatus(refusals: readonly CallRefusal[]): readonly RefusalRow[] {
  return [...Map.groupBy(refusals, statusOfRefusal)]
    .map(([status, rows]) => ({
      status,
      codes: [...new Set(rows.flatMap(({ codes }) => codes))],
      when: rows.map(({ when }) => when).join('; or '),
    }))
    .toSorted((one, other) => one.status - other.status);
}

function statusOfRefusal({ codes, when }: CallRefusal): number {
  const [status, ...others] = new Set(codes.map((code) => statusOf[code]));
  if (status === undefined || others.length > 0)
    throw new Error(`Declare one refusal per status: ${codes.join(', ')} when ${when}`);
  return status;
}

/** Refusals that follow from the access and the inputs of a call, so that it need not declare them. */
const implied = {
  invalid: {
    codes: ['invalid-request', 'malformed-request'],
    when: 'an input is not valid, or is not declared',
  },
  noSession: { codes: ['session-expired'], when: 'there is no valid token' },
  noAccess: {
    codes: ['account-unverified', 'account-in-review', 'account-rejected', 'account-suspended'],
    when: 'the account may no longer use the service',
  },
  locked: { codes: ['desk-locked'], when: 'the session was not used for ten minutes' },
  otherRole: {
    codes: ['not-found'],
    when: 'the role lacks the permission, or another page than the desk’s asks',
  },
  tooSlow: { codes: ['too-slow'], when: 'the request took too long' },
  tooLarge: { codes: ['too-large'], when: 'the body is too large' },
  otherType: { codes: ['unsupported-type'], when: 'the body is not JSON' },
  noForm: { codes: ['form-expected'], when: 'the body is not a multipart form' },
  fault: { codes: ['server-error'], when: 'the server is at fault' },
  unavailable: {
    codes: ['unavailable'],
    when: 'the server is too busy, or its database is away',
  },
} as const satisfies Readonly<Record<string, CallRefusal>>;

/** Returns each refusal of a call of the desk, also those that follow from its access and its inputs. */
export function allDeskRefusalsOf(call: DocumentedCall<DeskAccess>): readonly RefusalRow[] {
  return byStatus([
    ...call.refusals,
    ...refusalsOfInputs(call),
    ...(call.access === 'open' ? [] : [implied.noSession, implied.locked]),
    implied.otherRole,
  ]);
}

function impliedRefusals(call: DocumentedCall): readonly CallRefusal[] {
  return [
    ...refusalsOfInputs(call),
    ...(needsSession(call.access) ? [implied.noSession, implied.noAccess] : []),
    ...wrongRole(call.access),
  ];
}

function refusalsOfInputs({
  method,
  files,
}: Pick<DocumentedCall<unknown>, 'method' | 'files'>): readonly CallRefusal[] {
  // Also of calls that declare no body: a client may send one.
  const canHaveBody = method !== 'GET';
  return [
    implied.invalid,
    ...(canHaveBody ? [implied.tooLarge, files ? implied.noForm : implied.otherType] : []),
    implied.tooSlow,
    implied.fault,
    implied.unavailable,
  ];
}

function wrongRole(access: Permission): readonly CallRefusal[] {
  const isForAll = can('visitor', access) || can('buyer', access);
  return isForAll ? [] : [{ codes: ['not-found'], when: `the user is no ${onlyRoleOf(access)}` }];
}
