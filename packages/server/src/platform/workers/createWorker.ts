import { type ChildProcess, spawn } from 'node:child_process';
import { createLimiter } from '../limits/createLimiter.ts';
import { WorkFailed } from '../problems/WorkFailed.ts';
import type { Command } from '../process/boundedCommand.ts';
import { type Answers, doTask } from './doTask.ts';

/** Start command and limits of a worker. */
export interface WorkerOptions {
  readonly command: () => Command;
  /** Longest queue; one more task is refused with 503. */
  readonly mostWaiting: number;
  /** Time limit of a task, excluding waits for the server's answers. */
  readonly longestMs: number;
  /** How long an idle process stays. */
  readonly idleMs: number;
}

/** A process for the server's heavy work. */
export interface Worker {
  /** Queues a task and returns its result; rethrows its error, or `WorkFailed` when the process did not finish it. */
  readonly run: (task: string, input: unknown, answers?: Answers) => Promise<unknown>;
  /** Ends the process, if it runs. The next task starts another. */
  readonly end: () => void;
}

/**
 * Creates a worker process for heavy work, one task at a time: started on demand and ended after an idle time. A task
 * that takes too long or ends its process fails alone; the next gets a new process. The process gets none of the
 * server's settings.
 */
export function createWorker(options: WorkerOptions): Worker {
  const inTurn = createLimiter(1, options.mostWaiting);
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idle);
    current?.kill('SIGKILL');
    current = undefined;
  };

  const begin = (): ChildProcess => {
    const worker = startWorker(options.command());
    worker.once('exit', () => {
      if (current === worker) current = undefined;
    });
    return worker;
  };

  return {
    run: (task, input, answers = {}) =>
      inTurn(async () => {
        clearTimeout(idle);
        const worker = (current ??= begin());
        // An idle worker must not keep the server alive; a busy one must.
        worker.ref();
        worker.channel?.ref();
        try {
          return await doTask(worker, { task, input, answers, longestMs: options.longestMs });
        } catch (error) {
          if (error instanceof WorkFailed) end();
          throw error;
        } finally {
          worker.unref();
          worker.channel?.unref();
          idle = setTimeout(end, options.idleMs).unref();
        }
      }),
    end,
  };
}

/** Variable with the folder of Node's compile cache, which halves the start-up time. */
const CACHE_VARIABLE = 'NODE_COMPILE_CACHE';

function startWorker({ program, args }: Command): ChildProcess {
  const cacheFolder = process.env[CACHE_VARIABLE];
  const worker = spawn(program, args, {
    cwd: '/',
    env: cacheFolder === undefined ? {} : { [CACHE_VARIABLE]: cacheFolder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // A pending task reports the error; without one it is ignored.
  worker.on('error', () => {});
  return worker;
}
