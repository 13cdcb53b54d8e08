import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { LinkState } from './linkState.ts';

/**
 * A prescriber who is asked by address: somebody new, or one who declined or ended before, becomes pending (spec 7.34).
 * Refuses with 'link-pending' or 'link-accepted' where there is nothing to ask.
 */
export function requestLink(state: LinkState | undefined): Result<LinkState, Refusal> {
  if (state === 'pending') return refuse('link-pending');
  return state === 'accepted' ? refuse('link-accepted') : accept('pending');
}
