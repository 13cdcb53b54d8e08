import type { CallContext } from '../../platform/plugins/registerCall.ts';
import type { Origin } from './Origin.ts';

/** Returns the actor, client address and user agent of a request. */
export function originOf({
  session,
  request,
}: Pick<CallContext<unknown, unknown, unknown>, 'session' | 'request'>): Origin {
  return {
    userId: session.userId,
    address: request.ip,
    agent: request.headers['user-agent'],
  };
}
