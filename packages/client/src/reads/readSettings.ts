import { logProblem } from '../screen/logProblem.ts';
import type { ApiProblem } from '../http/problems/ApiProblem.ts';

/** Settings of all reads: each window has its own cache; a failed read is retried only by the user (reading R21). */
export const readSettings = {
  provider: () => new Map(),
  shouldRetryOnError: false,
  onError: (problem: ApiProblem, key: string) => logProblem(key, problem),
};
