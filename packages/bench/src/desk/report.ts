import type { Measured } from './measureList.ts';

/** Longest answer of a list at which it feels immediate. */
export const LONGEST_MS = 150;
const ALL_PERCENT = 100;
const NAME_WIDTH = 30;
const FIGURE_WIDTH = 11;

const figure = (value: string) => value.padStart(FIGURE_WIDTH);

/** Returns a percentile of sorted figures; not a number without any. */
function percentile(sorted: readonly number[], percent: number): number {
  const at = Math.ceil((sorted.length * percent) / ALL_PERCENT) - 1;
  return sorted[Math.max(0, at)] ?? Number.NaN;
}

/** Returns the head of the table of lists. */
export function listHead(): string {
  const columns = ['requests', 'p50 ms', 'p95 ms', 'worst ms', 'p95 ratio', 'over', 'wrong'];
  return `${''.padEnd(NAME_WIDTH)}${columns.map(figure).join('')}`;
}

/** Returns a row of the table: the figures of a list, and how many times a trivial call its slow answers take. */
export function listRow(name: string, measured: readonly Measured[], trivialMs: number): string {
  const times = measured.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const p95 = percentile(times, 95);
  const figures = [
    String(times.length),
    percentile(times, 50).toFixed(1),
    p95.toFixed(1),
    (times.at(-1) ?? 0).toFixed(1),
    (p95 / trivialMs).toFixed(1),
    String(times.filter((ms) => ms > LONGEST_MS).length),
    String(measured.filter(({ status }) => status !== 200).length),
  ];
  return `${name.padEnd(NAME_WIDTH)}${figures.map(figure).join('')}`;
}

/** Returns a line for one request: its time, page, address and body. */
export function requestLine({ ms, status, page, request }: Measured): string {
  const { method, path, body } = request;
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  const wrong = status === 200 ? '' : ` answered ${status}`;
  return `${ms.toFixed(1).padStart(8)} ms  ${page.padEnd(7)} ${method} ${path}${sent}${wrong}`;
}
