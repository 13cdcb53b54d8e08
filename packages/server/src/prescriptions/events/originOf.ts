import type { CallContext } from '../../platform/plugins/registerCall.ts';
import type { Origin } from './Origin.ts';

/** Who makes a call, and from where. */
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
