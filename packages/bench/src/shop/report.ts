import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { root } from '../root.ts';
import type { LoopResult } from './closedLoop.ts';

/** Describes machine and commit, which every figure needs. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const isChanged =
    execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '';
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ${process.versions.node}, commit ${commit}${isChanged ? ' with changes' : ''}`;
}

const COLUMNS = ['per second', 'p50 ms', 'p95 ms', 'p99 ms', 'failed'] as const;

/** Returns the head of the table of figures. */
export function tableHead(): string {
  return `${''.padEnd(30)}${COLUMNS.map((column) => column.padStart(11)).join('')}   compared`;
}

/** Returns one row: a measurement and its comparison. */
export function tableRow(name: string, result: LoopResult, compared = ''): string {
  const { perSecond, p50, p95, p99, failures } = result;
  const figures = [
    perSecond.toFixed(0),
    p50.toFixed(2),
    p95.toFixed(2),
    p99.toFixed(2),
    String(failures),
  ];
  return `${name.padEnd(30)}${figures.map((figure) => figure.padStart(11)).join('')}   ${compared}`;
}
