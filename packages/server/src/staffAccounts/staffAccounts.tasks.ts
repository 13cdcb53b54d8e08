import { type RemovalContext, removalTask } from '../platform/jobs/removalTask.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { deletePastLooks } from './looks/looks.queries.ts';
import { deletePastAuthenticators } from './own/newAuthenticators.queries.ts';
import { deleteStaffChallenges } from './passkeys/staffPasskeys.queries.ts';
import { deleteExpiredInvitations } from './people/invitations.queries.ts';
import { deleteExpiredStaffSessions } from './sessions/staffSessions.queries.ts';
import { deletePastStationPeople } from './stations/stations.queries.ts';

/** Returns the background tasks of staff accounts: they remove what has expired. */
export function staffAccountTasks(context: RemovalContext): readonly Task[] {
  return [
    removalTask('remove-expired-staff-sessions', deleteExpiredStaffSessions, context),
    removalTask('remove-expired-staff-invitations', deleteExpiredInvitations, context),
    removalTask('remove-dead-staff-challenges', deleteStaffChallenges, context),
    removalTask('remove-past-looks', deletePastLooks, context),
    removalTask('remove-past-station-people', deletePastStationPeople, context),
    removalTask('remove-dead-authenticators', deletePastAuthenticators, context),
  ];
}
