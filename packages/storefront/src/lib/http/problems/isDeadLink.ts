import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';

/** Returns whether the server refused a mailed link itself, so that a retry would not help. */
export const isDeadLink = ({ code }: ApiProblem): boolean =>
  code === 'token-dead' || code === 'invalid-request';
