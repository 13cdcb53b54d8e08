import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledCode } from './compiledCode.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const ADDRESS = /Formulary is at (http:\S+)/;

/** Exit code and output of a server process. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A server in a separate process. */
export interface SpawnedServer {
  readonly pid: number;
  /** Resolves with its address once it serves; rejects with its output if it ends first. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ending>;
  readonly output: () => string;
  /** Stops reading its output. */
  readonly stopReading: () => void;
  readonly signal: (name: NodeJS.Signals) => void;
}

/**
 * Starts `main.ts` on a free port, with only `env` in its environment. `node` and `main` choose another Node or
 * checkout. Without FORMULARY_DATA it gets a temporary data folder, removed at its end.
 */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  { node = process.execPath, main = MAIN } = {},
): SpawnedServer {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-server-'));
  const child = spawn(node, [main], {
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      FORMULARY_DATA: folder,
      ...compiledCode(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const address = Promise.withResolvers<string>();
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    const found = ADDRESS.exec(output)?.[1];
    if (found !== undefined) address.resolve(found);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    rmSync(folder, { recursive: true, force: true });
    address.reject(new Error(`The server ended: ${output}${errors}`));
    return { code: code ?? null, output, errors };
  });
  // A test that only waits for the end ignores the address.
  address.promise.catch(() => {});
  return {
    pid: child.pid ?? 0,
    ready: address.promise,
    ended,
    output: () => output,
    stopReading: () => void child.stdout.destroy(),
    signal: (name) => void child.kill(name),
  };
}
