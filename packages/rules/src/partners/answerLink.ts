import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { LinkStatus } from './linkStatus.ts';

/** What becomes of a request that is answered: only a pending one can be (spec 4.7). Refuses with 'link-answered'. */
export function answerLink(
  status: LinkStatus,
  answer: 'accepted' | 'declined',
): Result<LinkStatus, Refusal> {
  return status === 'pending' ? accept(answer) : refuse('link-answered');
}
