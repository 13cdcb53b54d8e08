import type { LinkState } from './linkState.ts';
import type { LinkStatus } from './linkStatus.ts';

/**
 * Returns the status of a link on the wire. An ended link is 'declined', because its prescriber signs no more (spec
 * 3.12).
 */
export function linkStatusOf(state: LinkState): LinkStatus {
  return state === 'ended' ? 'declined' : state;
}
