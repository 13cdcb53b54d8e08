import type { LinkState } from './linkState.ts';
import type { PrescriberLink } from './prescriberLink.ts';

/**
 * Returns the state of a link on the wire. An ended link has the status 'declined' and the time of its end (spec 3.12).
 */
export function linkStateOf({
  status,
  endedAt,
}: Pick<PrescriberLink, 'status' | 'endedAt'>): LinkState {
  return endedAt === undefined ? status : 'ended';
}
