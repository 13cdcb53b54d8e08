import { type ChildProcess, spawn } from 'node:child_process';
import { createLimiter } from '../limits/createLimiter.ts';
import { WorkFailed } from '../problems/WorkFailed.ts';
import type { Command } from '../process/boundedCommand.ts';
import { type Answers, doTask } from './doTask.ts';

/** How a worker is started, and its limits. */
export interface WorkerOptions {
  readonly command: () => Command;
  /** How many tasks may wait; one more is refused with 503. */
  readonly mostWaiting: number;
  /** How long a task may take, without what the worker waits for an answer of the server. */
  readonly longestMs: number;
  /** How long the process is kept without a task. */
  readonly keptMs: number;
}

/** A process that does the server's heavy work. */
export interface Worker {
  /** Does a task when its turn comes; throws what the task threw, `WorkFailed` when the process did not finish it. */
  readonly run: (task: string, input: unknown, answers?: Answers) => Promise<unknown>;
  /** Ends the process, if there is one. The next task starts another. */
  readonly end: () => void;
}

/**
 * Keeps a process for heavy work, one task at a time: it is started when it is needed and ended some time after. A task that
 * takes too long, or ends its process, fails alone; the next one has a new process. It is given none of the server's settings.
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
        // An idle worker does not keep the server from ending; one at work does.
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
          idle = setTimeout(end, options.keptMs).unref();
        }
      }),
    end,
  };
}

/** Node keeps compiled code where this says, which halves the start. */
const KEPT_VARIABLE = 'NODE_COMPILE_CACHE';

function startWorker({ program, args }: Command): ChildProcess {
  const kept = process.env[KEPT_VARIABLE];
  const worker = spawn(program, args, {
    cwd: '/',
    env: kept === undefined ? {} : { [KEPT_VARIABLE]: kept },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // Whoever gave it a task hears of it; between tasks there is nobody to tell.
  worker.on('error', () => {});
  return worker;
}
