import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../root.ts';
import { meterCpu } from './cpuMeter.ts';

/** The outcome of a tool. */
export interface ToolRun {
  readonly exitCode: number;
  /** User and system time of the tool and all its processes. Undefined if it cannot be measured. */
  readonly cpuSeconds: number | undefined;
}

/** How to run a tool. */
export interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Prints the output at the end, so that the output of two tools does not mix. */
  readonly isBuffered?: boolean;
}

/** Runs a tool from node_modules/.bin and measures it. */
export async function runTool(
  tool: string,
  args: readonly string[],
  { env = {}, isBuffered = false }: ToolOptions = {},
): Promise<ToolRun> {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(tool, args, {
    cwd: root,
    stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    shell: process.platform === 'win32',
  });
  const measured = meterCpu(child.pid);
  const buffered: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes: Buffer) => buffered.push(bytes));
  }
  const { promise, resolve } = Promise.withResolvers<number>();
  child.once('error', (error) => {
    console.error(`${tool} could not be run: ${error.message}`);
    resolve(1);
  });
  child.once('close', (code) => resolve(code ?? 1));
  const exitCode = await promise;
  const cpuSeconds = measured();
  process.stdout.write(Buffer.concat(buffered));
  return { exitCode, cpuSeconds };
}
