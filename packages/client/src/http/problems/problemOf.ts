import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { ApiProblem } from './ApiProblem.ts';

/** Returns the problem of a call without a usable answer: timeout, network failure, or unreadable response. */
export function problemOf(failure: unknown): ApiProblem {
  if (failure instanceof ApiProblem) return failure;
  const isSlow = failure instanceof DOMException && failure.name === 'TimeoutError';
  const isOffline = failure instanceof TypeError;
  const code = isSlow ? 'too-slow' : isOffline ? 'unavailable' : 'server-error';
  return new ApiProblem({ status: 0, code, message: transportMessages[code], cause: failure });
}
