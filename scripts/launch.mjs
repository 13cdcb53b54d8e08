// Starts a command on the project's Node, with settings that keep its memory small: a TypeScript file or a tool in
// node_modules/.bin. `run.mjs` starts it with everything installed; images start it directly. Uses Node builtins only,
// because `run.mjs` runs on any Node.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PARENT_CHECK_MS = 250;
const bin = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.bin');
/**
 * By default, glibc keeps freed memory in up to eight arenas per processor and grows its mmap threshold. That was a
 * third of the shop's memory under load. Two arenas and a fixed threshold avoid it.
 */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '2097152',
};
/**
 * Node caches compiled code: the next start takes half a second and 20 MB less, which reading TypeScript would need.
 */
const COMPILED = { NODE_COMPILE_CACHE: join(dirname(bin), '.cache', 'compiled') };
/**
 * Fixes the young generation at two semi-spaces of 8 MB. By default, V8 grows it up to 34 MB, or shrinks it to 2 MB
 * after an idle time. A small one collects all the time and promotes short-lived objects.
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

// SIGTERM to npm ends the shell between npm and this process without a signal to the child. Once: the child takes a second
// one, a second later, for the wish not to wait.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, PARENT_CHECK_MS);
watch.unref();
