import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Starts one of the project's programs with Node arguments, and returns the line that shows it is ready. */
export function startProcess(
  script: string,
  env: Readonly<Record<string, string>>,
  isReady: RegExp,
  nodeArguments: readonly string[] = [],
  words: readonly string[] = [],
): Promise<{ readonly child: ChildProcess; readonly line: string }> {
  const child = spawn(process.execPath, [...nodeArguments, join(root, script), ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      reject(new Error(`${script} ended with ${code} before it was ready`)),
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (isReady.test(line)) resolve({ child, line });
    });
  });
}

/** Stops a program and waits until it has exited. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  const hasEnded = new Promise<void>((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
  });
  child.kill('SIGTERM');
  await hasEnded;
}
