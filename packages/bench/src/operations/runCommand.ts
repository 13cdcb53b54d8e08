import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Runs one of the shop's commands. Returns its output and its seconds; throws if it ends with another status than 0. */
export async function runCommand(
  name: string,
  words: readonly string[],
  dataFolder: string,
): Promise<{ readonly output: string; readonly seconds: number }> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, `packages/server/src/commands/${name}.ts`), ...words],
    {
      cwd: root,
      env: { ...process.env, FORMULARY_DATA: dataFolder, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let [output, aside] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (aside += text.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`${name} ended with ${String(status)}: ${output}${aside}`);
  return { output, seconds: (performance.now() - begun) / 1_000 };
}
