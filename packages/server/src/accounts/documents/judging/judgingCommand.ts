import { boundedCommand, type Command } from '../../../platform/process/boundedCommand.ts';
import type { JudgedKind } from './JudgedKind.ts';
import { judgingProgram } from './judgingProgram.ts';

/** Ordinary documents take one or two seconds. */
const MOST_SECONDS = 5;
const MOST_HEAP_MB = 256;
const MOST_DATA_KB = 1_000_000;

/** Returns the command of the judging process, with limits on processor time and memory. */
export function judgingCommand(kind: JudgedKind, options: readonly string[] = []): Command {
  return boundedCommand({
    ...judgingProgram.current(),
    args: [kind],
    options,
    mostSeconds: MOST_SECONDS,
    mostHeapMb: MOST_HEAP_MB,
    mostDataKb: MOST_DATA_KB,
  });
}
