import { logProblem } from './logProblem.ts';

/** Logs that a part of a screen did not come; the place where it would stand says so and asks for it again. */
export function logMissingPart(failure: unknown): void {
  logProblem('A part of the page is missing', failure);
}
