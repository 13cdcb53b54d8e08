/** Logs a failure that the user is told about elsewhere, or not at all (spec 8.9 to 8.13, reading R21). */
export function logProblem(what: string, problem: unknown): void {
  // oxlint-disable-next-line no-console -- this is the one place where the shop logs
  console.warn(`${what}:`, problem instanceof Error ? problem.message : problem);
}
