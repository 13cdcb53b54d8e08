import type { ApiProblem } from './problems/ApiProblem.ts';

/** How the calls of one app are authorised. `Access` is the table of permissions that its calls name. */
export interface Authority<Access> {
  /** Returns whether calls of this access need a session. */
  readonly isPrivate: (access: Access) => boolean;
  /** Returns what tells the session of now from others; undefined without one, when no private call is sent. */
  readonly session: () => string | undefined;
  /** Returns the headers of a call with those added that authorise it; `session` is undefined for a public one. */
  readonly authorise: (headers: Headers, method: string, session: string | undefined) => Headers;
  /** Takes the shop's settings if an answer states a newer version of them. Never rejects. */
  readonly keepUp?: (version: number) => Promise<void> | undefined;
  /** Returns whether a call was refused only for headers that have changed since, so that it can be sent again. */
  readonly isOutdated?: (problem: ApiProblem, sent: Headers) => boolean;
}
