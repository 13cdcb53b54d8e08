import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { ApiProblem } from './ApiProblem.ts';

/** What became of a call that brought no answer: it was too slow, never arrived, or came back unreadable. */
export function problemOf(failure: unknown): ApiProblem {
  if (failure instanceof ApiProblem) return failure;
  const isSlow = failure instanceof DOMException && failure.name === 'TimeoutError';
  const isOffline = failure instanceof TypeError;
  const code = isSlow ? 'too-slow' : isOffline ? 'unavailable' : 'server-error';
  return new ApiProblem({ status: 0, code, message: transportMessages[code], cause: failure });
}
