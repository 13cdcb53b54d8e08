/** A program with its arguments. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

/** A module that Node runs as a process of its own, and what that process may use. */
export interface BoundedProgram {
  readonly node: string;
  readonly main: string;
  readonly args: readonly string[];
  readonly mostHeapMb: number;
  /** Counts what Node reserves for itself as well, some 600 MB of which it uses a tenth. */
  readonly mostDataKb: number;
  /** Of processor time, which a busy machine does not shorten; unbounded unless given. */
  readonly mostSeconds?: number;
  readonly options?: readonly string[];
}

/**
 * Returns the command that starts a module within bounds: a shell sets them, forbids a core file and becomes the process.
 * Windows has no such bounds; there only the heap is bounded.
 */
export function boundedCommand(bounded: BoundedProgram): Command {
  const { node, main, mostHeapMb, mostDataKb, mostSeconds, options = [] } = bounded;
  const args = [`--max-old-space-size=${mostHeapMb}`, ...options, main, ...bounded.args];
  if (process.platform === 'win32') return { program: node, args };
  const limits = [
    'ulimit -c 0',
    ...(mostSeconds === undefined ? [] : [`ulimit -t ${mostSeconds}`]),
    `ulimit -d ${mostDataKb}`,
  ].join(' && ');
  return { program: '/bin/sh', args: ['-c', `${limits} && exec "$0" "$@"`, node, ...args] };
}
