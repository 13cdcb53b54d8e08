/** Logs a failure that the user sees elsewhere, or not at all (spec 8.9 to 8.13, reading R21). */
export function logProblem(what: string, problem: unknown): void {
  // oxlint-disable-next-line no-console -- the only place where the shop logs
  console.warn(`${what}:`, problem instanceof Error ? problem.message : problem);
}

/** Logs that code failed to load; the screen shows the failure with a retry. */
export function logLoadFailure(failure: unknown): void {
  logProblem('A part of the page is missing', failure);
}
