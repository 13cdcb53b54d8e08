/** What became of the mutants of a run. */
export interface MutationScore {
  /** A test failed, or an endless loop was stopped. */
  readonly caught: number;
  /** Every test passed, or none reached it. */
  readonly missed: number;
}

interface Report {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

/** Counts the mutants of one of Stryker's reports; those that were ignored or not drawn count for nothing. */
export function mutationScore(report: Report): MutationScore {
  const statuses = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const count = (...counted: readonly string[]): number =>
    statuses.filter((status) => counted.includes(status)).length;
  return { caught: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage') };
}
