import type { CallContext } from '../../platform/plugins/registerCall.ts';

/** Actor, client address and user agent of a prescription's event. */
export interface Origin {
  readonly userId: number;
  readonly address: string;
  readonly agent: string | undefined;
}

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
