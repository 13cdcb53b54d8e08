// `node scripts/run.mjs COMMAND [ARGUMENTS]` runs every command of package.json: it installs what is missing, then starts
// the command on the project's own Node. A command is a TypeScript file, or a tool of node_modules/.bin. Node builtins
// only: this runs under whatever Node the machine has, before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './bootstrap.mjs';

const PARENT_CHECK_MS = 250;
const bin = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.bin');
/**
 * glibc keeps what was freed in up to eight arenas for each processor, and grows what it asks the system for: a third of the
 * shop's memory under load. With two arenas, and larger pieces given back at once, it does not.
 */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '2097152',
};
/** Node keeps what it made of a program's files: the next start takes half a second less, and 20 MB for reading TypeScript. */
const COMPILED = { NODE_COMPILE_CACHE: join(dirname(bin), '.cache', 'compiled') };
/**
 * What is new has twice 8 MB from the first moment on. Left alone, V8 gives it up to 34 MB, or after a quiet time 2 MB,
 * which makes it clean all the time and takes for old what is not.
 */
const NEW_OBJECTS = ['--min-semi-space-size=8', '--max-semi-space-size=8'];
const [command = '', ...args] = process.argv.slice(2);
const [file, ...rest] = command.endsWith('.ts')
  ? ['node', ...NEW_OBJECTS, command, ...args]
  : [command, ...args];

const child = spawn(file, rest, {
  stdio: 'inherit',
  env: {
    ...MEMORY,
    ...COMPILED,
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  },
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
