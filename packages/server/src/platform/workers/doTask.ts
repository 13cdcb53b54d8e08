import type { ChildProcess } from 'node:child_process';
import { WorkFailed } from '../problems/WorkFailed.ts';
import { type FromWorker, type Outcome, outcomeOf, type ToWorker, valueOf } from './messages.ts';

/** Questions that a worker may ask the server during a task, by name. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>;

/** A task for a worker. */
export interface WorkerTask {
  readonly task: string;
  readonly input: unknown;
  readonly answers: Answers;
  /** Time limit for the worker, excluding waits for answers. */
  readonly longestMs: number;
}

/**
 * Sends a task to a worker process and returns its result. Throws the task's error, or `WorkFailed` when the process
 * ends early or takes too long; its state is then unknown, and it must be ended.
 */
export function doTask(
  worker: ChildProcess,
  { task, input, answers, longestMs }: WorkerTask,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  let timer: NodeJS.Timeout | undefined;
  let isSettled = false;
  const fail = (why: string) => reject(new WorkFailed(`A worker doing ${task} ${why}`));
  const send = (message: ToWorker) =>
    worker.send(message, (error) => {
      if (error) fail(`could not be reached: ${error.message}`);
    });
  const watch = () => {
    clearTimeout(timer);
    if (!isSettled) timer = setTimeout(() => fail(`took more than ${longestMs} ms`), longestMs);
  };
  const reply = async (id: number, question: string, detail: unknown): Promise<void> => {
    const outcome = await outcomeOf(() => {
      const answer = answers[question];
      if (!answer) throw new Error(`Nothing answers ${question}`);
      return answer(detail as never);
    });
    if (isSettled) return;
    watch();
    send({ kind: 'answer', id, outcome });
  };
  const onMessage = (message: FromWorker): void => {
    clearTimeout(timer);
    if (message.kind === 'outcome') resolve(message.outcome);
    else void reply(message.id, message.question, message.input);
  };
  const onExit = (code: number | null, signal: string | null) => fail(`ended: ${signal ?? code}`);
  const onError = (error: Error) => fail(`failed: ${error.message}`);
  worker.on('message', onMessage).once('exit', onExit).on('error', onError);
  watch();
  send({ kind: 'task', task, input });
  return promise
    .finally(() => {
      isSettled = true;
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onExit).off('error', onError);
    })
    .then(valueOf);
}
