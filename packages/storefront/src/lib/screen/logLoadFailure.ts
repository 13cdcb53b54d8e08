import { logProblem } from './logProblem.ts';

/** Logs that a part of a screen failed to load; its place shows the failure with a retry. */
export function logLoadFailure(failure: unknown): void {
  logProblem('A part of the page is missing', failure);
}
