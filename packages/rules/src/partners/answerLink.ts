import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { LinkState } from './linkState.ts';

/** Answers a link request. Only a pending one can be answered (spec 4.7). Refuses with 'link-answered'. */
export function answerLink(
  state: LinkState,
  answer: 'accepted' | 'declined',
): Result<LinkState, Refusal> {
  return state === 'pending' ? accept(answer) : refuse('link-answered');
}
