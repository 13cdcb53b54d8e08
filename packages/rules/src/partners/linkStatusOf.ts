import type { LinkState } from './linkState.ts';
import type { LinkStatus } from './linkStatus.ts';

/** The status under which a link travels: a link that was ended prescribes no more, as one that was declined (spec 3.12). */
export function linkStatusOf(state: LinkState): LinkStatus {
  return state === 'ended' ? 'declined' : state;
}
