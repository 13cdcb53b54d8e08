import { readFileSync } from 'node:fs';
import { isDiskFull } from './isDiskFull.ts';

/** Reads PostgreSQL's log from `offset` bytes and returns one sentence on why it did not start. */
export function whyPostgresFailed(clusterFolder: string, logFile: string, offset: number): string {
  const log = readFileSync(logFile).subarray(offset).toString('utf8');
  if (isDiskFull(log)) {
    return `The disk is full: the database in ${clusterFolder} has no room to start.`;
  }
  if (log.includes('Read-only file system')) {
    return `The database in ${clusterFolder} cannot start: its disk is read-only.`;
  }
  if (log.includes('database files are incompatible with server')) {
    return `The database in ${clusterFolder} was made by another version of PostgreSQL: use the Formulary that made it, or set FORMULARY_DATA to another folder.`;
  }
  const failure = log.split('\n').findLast((line) => /FATAL|PANIC/.test(line));
  const reason = failure?.replace(/^.*?(FATAL|PANIC):\s+/, '').trim();
  return reason
    ? `PostgreSQL did not start: ${reason} (${logFile}).`
    : `PostgreSQL did not start; its log is ${logFile}.`;
}
