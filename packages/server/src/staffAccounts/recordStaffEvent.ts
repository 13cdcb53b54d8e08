import type { Trx } from '../platform/database/Trx.ts';
import { type StaffAuthor, recordEvent } from '../platform/events/recordEvent.queries.ts';

/** Recorded actions on sessions: they are no change of the account. */
type SessionAction =
  | 'staff-signed-in'
  | 'staff-signed-out'
  | 'staff-locked'
  | 'staff-unlocked'
  | 'staff-proven'
  | 'staff-session-ended';

const sessionActions: readonly string[] = [
  'staff-signed-in',
  'staff-signed-out',
  'staff-locked',
  'staff-unlocked',
  'staff-proven',
  'staff-session-ended',
] satisfies readonly SessionAction[];

/** Recorded actions on accounts of staff. */
export type StaffAction =
  | 'staff-invited'
  | 'staff-invitation-resent'
  | 'staff-invitation-accepted'
  | 'staff-role-changed'
  | 'staff-reset'
  | 'staff-ended'
  | 'staff-password-changed'
  | 'staff-authenticator-changed'
  | SessionAction
  | 'recovery-code-used'
  | 'recovery-codes-replaced'
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly staffAccounts: StaffAction;
  }
}

/** Who acts on an account: staff at the desk, or somebody at the command line, by name. */
export interface StaffActor {
  readonly by: string;
  readonly staff?: StaffAuthor;
}

/** An action on the account of a member of staff. */
interface StaffEvent {
  readonly action: StaffAction;
  readonly staffId: number;
  readonly actor: StaffActor;
  readonly at: Date;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/**
 * Records an action on an account of staff and returns the event's id. What happens to sessions is no change of the
 * account: it has a subject of its own, so that it leaves the account's version as it is.
 */
export function recordStaffEvent(
  trx: Trx,
  { action, staffId, actor, at, detail = {} }: StaffEvent,
): Promise<number> {
  const subject = sessionActions.includes(action) ? signInSubject(staffId) : staffSubject(staffId);
  return recordEvent(trx, {
    at,
    actorId: undefined,
    action,
    subject,
    detail: { by: actor.by, ...detail },
    staff: actor.staff,
  });
}

/** Returns the subject of an account's events. */
export function staffSubject(staffId: number): string {
  return `staff ${staffId}`;
}

/** Returns the subject of the events of a person's sessions. */
export function signInSubject(staffId: number): string {
  return `staff-sign-in ${staffId}`;
}
