import childProcess, { type SpawnOptions } from 'node:child_process';
import { hash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Output and exit code of a judging process; a signal leaves no code. */
interface Verdict {
  readonly written: Buffer;
  readonly code: number | null;
}

type Spawned = readonly [program: string, args: readonly string[], options: SpawnOptions];

const JUDGE = /\/validatorMain\.ts$/;
const { spawn: real } = childProcess;

/** Verdicts by a hash of the command and its input. They stay for the next file of the same worker. */
const verdicts = new Map<string, Promise<Verdict>>();

async function judge(spawned: Spawned, input: Buffer): Promise<Verdict> {
  const child = real(...(spawned as Parameters<typeof real>));
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  const [written, [code]] = await Promise.all([
    buffer(child.stdout as Readable),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { written, code };
}

async function verdictOf(spawned: Spawned, input: Buffer): Promise<Verdict> {
  const [program, args, { timeout }] = spawned;
  const command = Buffer.from(`${program} ${args.join(' ')} ${timeout}\n`);
  const key = hash('sha256', Buffer.concat([command, input]));
  const verdict = verdicts.get(key) ?? judge(spawned, input);
  verdicts.set(key, verdict);
  if ((await verdict).code === null) verdicts.delete(key);
  return verdict;
}

/** Starts a process as Node does, but a judging one only for input that none has judged. */
function spawnOnce(...spawned: Spawned) {
  const [, args] = spawned;
  // Both arguments and options may be left out.
  if (!Array.isArray(args) || !args.some((word) => JUDGE.test(word)))
    return real(...(spawned as Parameters<typeof real>));
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const child = Object.assign(new EventEmitter(), { stdin, stdout, killed: false });
  const act = async (): Promise<void> => {
    const { written, code } = await verdictOf(spawned, await buffer(stdin));
    child.killed = code === null;
    stdout.end(written);
    child.emit('exit', code);
  };
  act().catch((error: unknown) => child.emit('error', error));
  return child;
}

let open = 0;

function put(spawn: unknown): void {
  Object.assign(childProcess, { spawn });
  syncBuiltinESMExports();
}

/**
 * Judges the same picture or document only once, in a real process, until the returned function is called. Most tests
 * sign with one picture, and each process takes a fifth of a second. A verdict that a signal ended is not kept.
 */
export function judgeOnce(): () => void {
  open += 1;
  if (open === 1) put(spawnOnce);
  return () => {
    open -= 1;
    if (open === 0) put(real);
  };
}
