/** A program with its arguments. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

/** A module that Node runs as a separate process, with its limits. */
export interface BoundedProgram {
  readonly node: string;
  readonly main: string;
  readonly args: readonly string[];
  readonly mostHeapMb: number;
  /** In KiB. Includes what Node reserves for itself: some 600 MB, of which it uses a tenth. */
  readonly mostDataKb: number;
  /** Processor time, which a busy machine does not shorten; unlimited by default. */
  readonly mostSeconds?: number;
  readonly options?: readonly string[];
}

/**
 * Returns the command that runs a module with limits: a shell sets them, forbids core files and becomes the process.
 * Windows lacks such limits, so only the heap is bounded.
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
