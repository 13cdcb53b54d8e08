import { loadavg } from 'node:os';
import type { Act } from './acts.ts';
import { AT_ONCE, type Measured } from './measureAct.ts';

const MOST_WAITED_MS = 25;
const BYTES_PER_MB = 1e6;

const COLUMNS: readonly (readonly [string, number])[] = [
  ['a second', 10],
  ['too many', 9],
  ['refused', 8],
  ['p50', 8],
  ['p95', 8],
  ['| healthz p50', 14],
  ['p95', 7],
  ['worst', 7],
  ['| cart p50', 11],
  ['p95', 7],
  ['worst', 7],
  ['  ', 2],
  ['loop', 6],
  ['MB before', 10],
  ['most', 6],
  ['after', 6],
];
const NAME_WIDTH = 42;

/** Returns the table's head, with an explanation of the figures. */
export function tableHead(): string {
  const head = COLUMNS.map(([title, width]) => title.padStart(width)).join('');
  return `One client in a closed loop, ${AT_ONCE} requests at once unless said; two others ask every 10 ms meanwhile. Milliseconds; ! is more than ${MOST_WAITED_MS} at p95; loop is how late the event loop was at worst; load average ${loadOf()}\n${''.padEnd(NAME_WIDTH)}${head}`;
}

/** Returns the row of one act, marked if the bystanders waited too long. */
export function tableRow(
  { name, atOnce }: Act,
  { client, waited, lateMs, memory }: Measured,
): string {
  const durations = sorted(client.durations);
  const isSlow = [waited.health, waited.cart].some((times) => at(times, 0.95) > MOST_WAITED_MS);
  const figures = [
    (client.answered / client.seconds).toFixed(1),
    String(client.limited),
    String(client.refused),
    ...[0.5, 0.95].map((share) => at(durations, share).toFixed(0)),
    ...[0.5, 0.95, 1].map((share) => at(waited.health, share).toFixed(1)),
    ...[0.5, 0.95, 1].map((share) => at(waited.cart, share).toFixed(1)),
    isSlow ? ' !' : '',
    lateMs.toFixed(0),
    ...[memory.before, memory.most, memory.after].map(megabytes),
  ];
  const title = atOnce === undefined ? name : `${name}, ${atOnce} at once`;
  const cells = figures.map((figure, column) => figure.padStart(COLUMNS[column]?.[1] ?? 0));
  return `${title.padEnd(NAME_WIDTH)}${cells.join('')}`;
}

/** Formats bytes as whole megabytes. */
export function megabytes(bytes: number): string {
  return (bytes / BYTES_PER_MB).toFixed(0);
}

/** Returns the machine's load averages over one, five and fifteen minutes. */
export function loadOf(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(', ');
}

function sorted(times: readonly number[]): readonly number[] {
  return times.toSorted((a, b) => a - b);
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
