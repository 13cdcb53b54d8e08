import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { LinkStatus } from './linkStatus.ts';

/** A request that is sent again is pending again: only a declined one can be (spec 4.7, 2.22). Refuses with 'link-not-declined'. */
export function resendLink(status: LinkStatus): Result<LinkStatus, Refusal> {
  return status === 'declined' ? accept('pending') : refuse('link-not-declined');
}
