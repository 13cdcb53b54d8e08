import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { LinkState } from './linkState.ts';

/**
 * Requests a link with a prescriber by address. A new, declined or ended link becomes pending (spec 7.34). Refuses with
 * 'link-pending' or 'link-accepted' if the request or link already exists.
 */
export function requestLink(state: LinkState | undefined): Result<LinkState, Refusal> {
  if (state === 'pending') return refuse('link-pending');
  return state === 'accepted' ? refuse('link-accepted') : accept('pending');
}
