import type { FileTime, Unavailable } from '../parts/part.ts';
import type { RetriedTally } from './retry.ts';

/** The outcome of a part for the summary lines. */
export interface PartResult extends RetriedTally {
  readonly name: string;
  /** Wall time. */
  readonly seconds: number;
}

/** A part that did not run. */
export interface UnavailablePart extends Unavailable {
  readonly name: string;
}

/** The whole run. */
export interface CompleteRun {
  readonly results: readonly PartResult[];
  readonly unavailable: readonly UnavailablePart[];
  /** Wall time of the run; parts overlap. */
  readonly seconds: number;
  /** The budget in CPU seconds. Undefined for a run of some parts. */
  readonly budget: number | undefined;
}

/** A run warns when it takes more than this many times its budget. */
const TOLERANCE = 1.15;
const MOST_FILES = 20;
/** Below this number of files no list is printed. */
const FEWEST_FILES = 40;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;
const inCpuSeconds = (seconds: number | undefined) =>
  seconds === undefined ? '' : ` ${seconds.toFixed(0).padStart(5)} CPU s`;

function rowOf({ name, passed, failed, skipped = [], seconds, cpuSeconds }: PartResult): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const row = `${failed === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${counts}${inCpuSeconds(cpuSeconds)} ${inSeconds(seconds)}`;
  return skipped.length === 0 ? row : `${row}, ${skipped.length} skipped`;
}

/** Divides the CPU seconds of a part among its files in proportion to their wall time. */
function costsOf({ files = [], cpuSeconds }: PartResult): readonly FileTime[] {
  const whole = sum(files.map(({ seconds }) => seconds));
  if (cpuSeconds === undefined || whole === 0) return [];
  return files.map(({ file, seconds }) => ({ file, seconds: (seconds / whole) * cpuSeconds }));
}

function mostExpensive(results: readonly PartResult[]): readonly string[] {
  const costs = results.flatMap(costsOf);
  if (costs.length < FEWEST_FILES) return [];
  const most = costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_FILES);
  return [
    `The ${MOST_FILES} most expensive test files, by their share of the CPU time of their part:`,
    ...most.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} CPU s  ${file}`),
    '',
  ];
}

function totalOf({ results, seconds, budget }: CompleteRun): readonly string[] {
  if (results.some(({ cpuSeconds }) => cpuSeconds === undefined)) return [];
  const cpuSeconds = sum(results.map((result) => result.cpuSeconds ?? 0));
  const isOver = budget !== undefined && cpuSeconds > budget * TOLERANCE;
  return [
    `  ${'in all'.padEnd(9)} ${''.padEnd(24)}${inCpuSeconds(cpuSeconds)} ${inSeconds(seconds)}`,
    ...(isOver
      ? [`! ${cpuSeconds.toFixed(0)} CPU seconds: over the budget of ${budget} by more than 15 %`]
      : []),
  ];
}

/** Returns the last lines of a run: a row for each part, skipped tests and failures by name, and the counts. */
export function summary(run: CompleteRun): readonly string[] {
  const { results, unavailable } = run;
  const linesOf = (key: 'skipped' | 'flaky' | 'failures') =>
    results.flatMap(({ name, [key]: lines = [] }) => lines.map((line) => `${name}: ${line}`));
  const skipped = linesOf('skipped').length + sum(unavailable.map(({ count }) => count));
  const flaky = linesOf('flaky');
  const counts = [
    `${sum(results.map(({ passed }) => passed))} passed`,
    `${sum(results.map(({ failed }) => failed))} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return [
    ...mostExpensive(results),
    ...results.map(rowOf),
    ...totalOf(run),
    ...unavailable.map(({ name, why, count }) => `– ${name.padEnd(9)} ${count} skipped: ${why}`),
    ...linesOf('skipped').map((line) => `– ${line} › did not run`),
    ...(flaky.length > 0 ? [`${flaky.length} flaky: failed once, passed alone`] : []),
    ...flaky.map((line) => `~ ${line}`),
    ...linesOf('failures').map((line) => `✗ ${line}`),
    counts.join(', '),
  ];
}
