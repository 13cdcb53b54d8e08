import { readFileSync } from 'node:fs';

/** In a second; Linux counts so on every machine. */
const TICKS = 100;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** What Linux says of a running process. */
export function processOf(pid: number) {
  const read = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const ids = (line: 'Uid' | 'Gid' | 'Groups'): readonly number[] => {
    const said = new RegExp(`^${line}:\\s*(.*)$`, 'm').exec(read('status'))?.[1] ?? '';
    return said.split(/\s+/).filter(Boolean).map(Number);
  };
  return {
    /** How long the process itself has computed, without those it started: other work on the machine does not count. */
    computedMs: (): number => {
      // The name before it may hold anything but ends with the last bracket.
      const fields = read('stat').split(') ').at(-1)?.split(' ') ?? [];
      return ((Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * 1000) / TICKS;
    },
    /** Its users (real, effective, saved, of files), its groups in the same order, and those it is in besides. */
    users: () => ({ uid: ids('Uid'), gid: ids('Gid'), groups: [...new Set(ids('Groups'))] }),
    /** The processes it started that are still there. */
    children: (): readonly number[] =>
      read(`task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number),
  };
}
