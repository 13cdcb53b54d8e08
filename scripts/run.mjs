// `node scripts/run.mjs COMMAND [ARGUMENTS]` runs every command of package.json: it installs what is missing, then starts
// the command on the project's own Node. A command is a TypeScript file, or a tool of node_modules/.bin. Node builtins
// only: this runs under whatever Node the machine has, before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './bootstrap.mjs';

const PARENT_CHECK_MS = 250;
/**
 * glibc keeps what was freed in up to eight arenas for each processor, and grows what it asks the system for: a third of the
 * shop's memory under load. With two arenas, and larger pieces given back at once, it does not.
 */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '2097152',
};
const bin = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.bin');
const [command = '', ...args] = process.argv.slice(2);
const [file, ...rest] = command.endsWith('.ts') ? ['node', command, ...args] : [command, ...args];

const child = spawn(file, rest, {
  stdio: 'inherit',
  env: { ...MEMORY, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  shell: process.platform === 'win32',
});
child.on('error', (error) => {
  console.error(`${file} could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) =>
  process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0)),
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

// A SIGTERM to npm ends the shell between npm and this process without a word to what runs in it.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, PARENT_CHECK_MS).unref();
