import { readFileSync } from 'node:fs';

/** Per second; the same on every Linux machine. */
const TICKS = 100;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Reads a running process from /proc. */
export function processOf(pid: number) {
  const read = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const computedIn = (file: string): number => {
    // The name before it may contain anything but ends with the last bracket.
    const fields = read(file).split(') ').at(-1)?.split(' ') ?? [];
    return ((Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * 1000) / TICKS;
  };
  const ids = (line: 'Uid' | 'Gid' | 'Groups'): readonly number[] => {
    const said = new RegExp(`^${line}:\\s*(.*)$`, 'm').exec(read('status'))?.[1] ?? '';
    return said.split(/\s+/).filter(Boolean).map(Number);
  };
  return {
    /** Returns the CPU time of the process without its children, so that other work on the machine does not count. */
    computedMs: () => computedIn('stat'),
    /** Returns the part of that in other threads than the main one. */
    computedAsideMs: () => computedIn('stat') - computedIn(`task/${pid}/stat`),
    /**
     * Returns its users (real, effective, saved, file system), its groups in the same order, and its supplementary
     * groups.
     */
    users: () => ({ uid: ids('Uid'), gid: ids('Gid'), groups: [...new Set(ids('Groups'))] }),
    /** Returns its running child processes. */
    children: (): readonly number[] =>
      read(`task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number),
  };
}
