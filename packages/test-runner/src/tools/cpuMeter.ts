import { readFileSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 500;
/** Positions in /proc/PID/stat after the name of the program, which may contain spaces. */
const FIELD = { parent: 1, user: 11, system: 12, reapedUser: 13, reapedSystem: 14, start: 19 };

/** One line of the process table. Times are in ticks. */
export interface ProcessSample {
  readonly pid: number;
  readonly parent: number;
  /** When it started; tells a process from a later one with the same id. */
  readonly start: number;
  /** User and system time of the process itself. */
  readonly own: number;
  /** The same of its children that have ended and that it waited for, with theirs. */
  readonly reaped: number;
}

interface Member extends ProcessSample {
  readonly parentKey: string | undefined;
  /** The first sample without it; infinite while it runs. */
  readonly endedAt: number;
}

/** Ticks of a process and its descendants. */
interface TreeTicks {
  /** What the parent's `reaped` includes once it has waited for the process. */
  readonly waited: number;
  /** What that does not include: of processes that run, or that ended after their own parent. */
  readonly apart: number;
}

const keyOf = ({ pid, start }: Pick<ProcessSample, 'pid' | 'start'>): string => `${pid}@${start}`;

/**
 * Adds up the CPU time of one process and all its descendants from samples of the process table. A descendant still counts
 * when its parent has ended. What ends between two samples counts through the parent that waited for it.
 */
export function sumTree(root: number): {
  readonly add: (table: readonly ProcessSample[]) => void;
  readonly seconds: () => number;
} {
  const members = new Map<string, Member>();
  let samples = 0;
  return {
    add: (table) => {
      samples += 1;
      const running = new Map<number, string>();
      for (const sample of table.toSorted((a, b) => a.start - b.start)) {
        const key = keyOf(sample);
        const known = members.get(key);
        const parentKey = known ? known.parentKey : running.get(sample.parent);
        if (!known && parentKey === undefined && sample.pid !== root) continue;
        running.set(sample.pid, key);
        members.set(key, { ...sample, parentKey, endedAt: Infinity });
      }
      const present = new Set(running.values());
      for (const [key, member] of members) {
        if (member.endedAt === Infinity && !present.has(key)) {
          members.set(key, { ...member, endedAt: samples });
        }
      }
    },
    seconds: () => {
      const children = Map.groupBy(members.values(), ({ parentKey }) => parentKey);
      const ticksOf = (member: Member): TreeTicks => {
        let waited = 0;
        let apart = 0;
        for (const child of children.get(keyOf(member)) ?? []) {
          const ticks = ticksOf(child);
          apart += ticks.apart;
          if (child.endedAt !== Infinity && child.endedAt <= member.endedAt) waited += ticks.waited;
          else apart += ticks.waited;
        }
        return { waited: member.own + Math.max(member.reaped, waited), apart };
      };
      const trees = (children.get(undefined) ?? []).map(ticksOf);
      return trees.reduce((sum, { waited, apart }) => sum + waited + apart, 0) / TICKS_PER_SECOND;
    },
  };
}

function sampleOf(pid: string): ProcessSample | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (index: number): number => fields[index] ?? 0;
    return {
      pid: Number(pid),
      parent: at(FIELD.parent),
      start: at(FIELD.start),
      own: at(FIELD.user) + at(FIELD.system),
      reaped: at(FIELD.reapedUser) + at(FIELD.reapedSystem),
    };
  } catch {
    // The process has ended since the folder was listed.
    return undefined;
  }
}

function processTable(): readonly ProcessSample[] {
  return readdirSync('/proc').flatMap((name) => {
    const sample = /^\d+$/.test(name) ? sampleOf(name) : undefined;
    return sample ? [sample] : [];
  });
}

/** Measures a process and its descendants until stopped. Returns CPU seconds, or undefined without /proc. */
export function meterCpu(pid: number | undefined): () => number | undefined {
  if (pid === undefined || process.platform !== 'linux' || sep !== '/') return () => undefined;
  const tree = sumTree(pid);
  tree.add(processTable());
  const timer = setInterval(() => tree.add(processTable()), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return tree.seconds();
  };
}
