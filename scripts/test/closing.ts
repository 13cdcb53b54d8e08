import type { LeftOut, Tally } from './part.ts';

/** What came of a part, for the end of the run. */
export interface PartResult extends Tally {
  readonly name: string;
  readonly seconds: number;
}

/** A part that did not run at all. */
export interface PartLeftOut extends LeftOut {
  readonly name: string;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

function rowOf({ name, passed, failed, skipped = [], seconds }: PartResult): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const row = `${failed === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${counts} ${seconds.toFixed(1).padStart(7)} s`;
  return skipped.length === 0 ? row : `${row}, ${skipped.length} skipped`;
}

/** The last lines of a run: a row for each part, what did not run and what failed by name, and all of it counted. */
export function closing(
  results: readonly PartResult[],
  leftOut: readonly PartLeftOut[],
): readonly string[] {
  const skipped =
    sum(results.map((result) => result.skipped?.length ?? 0)) +
    sum(leftOut.map(({ count }) => count));
  const counts = [
    `${sum(results.map(({ passed }) => passed))} passed`,
    `${sum(results.map(({ failed }) => failed))} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return [
    ...results.map(rowOf),
    ...leftOut.map(({ name, why, count }) => `– ${name.padEnd(9)} ${count} skipped: ${why}`),
    ...results.flatMap(({ name, skipped: lines = [] }) =>
      lines.map((line) => `– ${name}: ${line} › did not run`),
    ),
    ...results.flatMap(({ name, failures = [] }) => failures.map((line) => `✗ ${name}: ${line}`)),
    counts.join(', '),
  ];
}
