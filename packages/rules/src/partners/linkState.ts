import type { LinkStatus } from './linkStatus.ts';
import type { PrescriberLink } from './prescriberLink.ts';

/**
 * The state of a link between practitioner and prescriber: the status of the request, or 'ended' for an accepted link
 * that either side ended.
 */
export type LinkState = LinkStatus | 'ended';

/**
 * Returns the state of a link on the wire. An ended link has the status 'declined' and the time of its end (spec 3.12).
 */
export function linkStateOf({
  status,
  endedAt,
}: Pick<PrescriberLink, 'status' | 'endedAt'>): LinkState {
  return endedAt === undefined ? status : 'ended';
}

/** The labels of a link's state in tables (spec 2.22). 'Ended' is an addition. */
export const linkStatusLabels: Readonly<Record<LinkState, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  ended: 'Ended',
};

/**
 * Returns the status of a link on the wire. An ended link is 'declined', because its prescriber signs no more (spec
 * 3.12).
 */
export function linkStatusOf(state: LinkState): LinkStatus {
  return state === 'ended' ? 'declined' : state;
}
