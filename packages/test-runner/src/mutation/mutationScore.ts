/** The counts of caught and missed mutants of a run. */
export interface MutationScore {
  /** A test failed, or an endless loop was stopped. */
  readonly caught: number;
  /** Every test passed, or no test reached the mutant. */
  readonly missed: number;
}

/** A mutant that no test caught. */
export interface MissedMutant {
  /** From the root of the repository. */
  readonly file: string;
  /** First and last line, from 1. */
  readonly lines: readonly [number, number];
  /** Identifies the mutant in every run. */
  readonly name: string;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

interface ReportedMutant {
  readonly status: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly mutatorName: string;
  readonly replacement?: string;
}

/** The fields of Stryker's report that the score needs. Lines and columns count from 1. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
}

const CAUGHT = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** Counts the mutants of some files of a report. Ignores mutants that were not drawn or did not compile. */
export function mutationScore(
  report: MutationReport,
  isCounted: (file: string) => boolean = () => true,
): MutationScore {
  const statuses = Object.entries(report.files)
    .filter(([file]) => isCounted(file))
    .flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const count = (counted: readonly string[]): number =>
    statuses.filter((status) => counted.includes(status)).length;
  return { caught: count(CAUGHT), missed: count(MISSED) };
}

/** Returns the missed mutants of a report. */
export function missedMutants(report: MutationReport): readonly MissedMutant[] {
  return Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => MISSED.includes(status))
      .map((mutant) => ({
        file,
        lines: [mutant.location.start.line, mutant.location.end.line],
        name: mutantName(file, mutant),
      })),
  );
}

/** Names a mutant by its file, position and change. Stryker's own ids differ between runs. */
export function mutantName(
  file: string,
  { location: { start, end }, mutatorName, replacement }: Omit<ReportedMutant, 'status'>,
): string {
  const at = `${start.line}:${start.column}-${end.line}:${end.column}`;
  return [file, at, mutatorName, replacement].join(' ');
}
