import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../root.ts';

/** Runs one of the project's own tools from node_modules/.bin, showing what it prints; answers its exit code. */
export function runTool(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): number {
  const bin = join(root, 'node_modules', '.bin');
  const { status, error } = spawnSync(tool, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${tool} could not be run: ${error.message}`);
  return status ?? 1;
}
