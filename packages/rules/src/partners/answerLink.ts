import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { LinkState } from './linkState.ts';

/** What becomes of a request that is answered: only a pending one can be (spec 4.7). Refuses with 'link-answered'. */
export function answerLink(
  state: LinkState,
  answer: 'accepted' | 'declined',
): Result<LinkState, Refusal> {
  return state === 'pending' ? accept(answer) : refuse('link-answered');
}
