import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { LinkState } from './linkState.ts';

/**
 * Ends an accepted link, from either side. Prescriptions awaiting a signature stay. Refuses with 'link-not-accepted'.
 */
export function endLink(state: LinkState): Result<LinkState, Refusal> {
  return state === 'accepted' ? accept('ended') : refuse('link-not-accepted');
}
