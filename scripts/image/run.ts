import { spawnSync } from 'node:child_process';

/** Runs a command to its end; throws if it fails. */
export function run(command: readonly string[]): void {
  const [program = '', ...args] = command;
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error(`Ended with ${status}: ${command.join(' ')}`);
}
