import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { LinkState } from './linkState.ts';

/** A link that either side ends: only an accepted one can be; what waits for a signature stays. Refuses with 'link-not-accepted'. */
export function endLink(state: LinkState): Result<LinkState, Refusal> {
  return state === 'accepted' ? accept('ended') : refuse('link-not-accepted');
}
