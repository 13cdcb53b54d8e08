import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents of postmaster.pid. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
  readonly status: 'starting' | 'ready' | 'stopping';
}

const PID_LINE = 0;
const PORT_LINE = 3;
const SOCKET_LINE = 4;
const STATUS_LINE = 7;

/** Reads postmaster.pid of a cluster; `undefined` while it is missing or incomplete. */
export function readPostmasterFile(clusterFolder: string): PostmasterFile | undefined {
  let lines: readonly string[];
  try {
    lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[PID_LINE]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const status = lines[STATUS_LINE];
  return {
    pid,
    port: Number(lines[PORT_LINE]),
    socketFolder: lines[SOCKET_LINE] ?? '',
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}
