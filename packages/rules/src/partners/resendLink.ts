import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { LinkState } from './linkState.ts';

/**
 * Sends a request again, which makes a declined or ended link pending (spec 4.7, 2.22). Refuses with
 * 'link-not-declined'.
 */
export function resendLink(state: LinkState): Result<LinkState, Refusal> {
  const canBeSent = state === 'declined' || state === 'ended';
  return canBeSent ? accept('pending') : refuse('link-not-declined');
}
