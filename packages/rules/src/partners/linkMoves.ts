import { refuse, type Refusal } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';
import type { LinkState } from './linkState.ts';

/**
 * Sends a request again, which makes a declined or ended link pending (spec 4.7, 2.22). Refuses with
 * 'link-not-declined'.
 */
export function resendLink(state: LinkState): Result<LinkState, Refusal> {
  const canBeSent = state === 'declined' || state === 'ended';
  return canBeSent ? accept('pending') : refuse('link-not-declined');
}

/** Answers a link request. Only a pending one can be answered (spec 4.7). Refuses with 'link-answered'. */
export function answerLink(
  state: LinkState,
  answer: 'accepted' | 'declined',
): Result<LinkState, Refusal> {
  return state === 'pending' ? accept(answer) : refuse('link-answered');
}

/**
 * Ends an accepted link, from either side. Prescriptions awaiting a signature stay. Refuses with 'link-not-accepted'.
 */
export function endLink(state: LinkState): Result<LinkState, Refusal> {
  return state === 'accepted' ? accept('ended') : refuse('link-not-accepted');
}

/**
 * Requests a link with a prescriber by address. A new, declined or ended link becomes pending (spec 7.34). Refuses with
 * 'link-pending' or 'link-accepted' if the request or link already exists.
 */
export function requestLink(state: LinkState | undefined): Result<LinkState, Refusal> {
  if (state === 'pending') return refuse('link-pending');
  return state === 'accepted' ? refuse('link-accepted') : accept('pending');
}
