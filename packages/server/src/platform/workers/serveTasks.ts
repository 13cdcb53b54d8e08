import { type FromWorker, type Outcome, outcomeOf, type ToWorker, valueOf } from './messages.ts';

/** Asks the server for what a worker lacks: keys, the network. */
export type Ask = (question: string, input: unknown) => Promise<unknown>;

/** The tasks of a worker, by name. */
export type Tasks = Readonly<Record<string, (input: never, ask: Ask) => Promise<unknown>>>;

/** Runs the tasks that the server sends to this process, and ends with the server. Ends at once without a channel. */
export function serveTasks(tasks: Tasks): void {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let lastId = 0;

  const ask: Ask = async (question, input) => {
    const id = (lastId += 1);
    const answered = new Promise<Outcome>((resolve) => waiting.set(id, resolve));
    send({ kind: 'question', id, question, input });
    return valueOf(await answered);
  };

  const work = async (task: string, input: unknown): Promise<void> => {
    const outcome = await outcomeOf(() => {
      const act = tasks[task];
      if (!act) throw new Error(`This worker has no task ${task}`);
      return act(input as never, ask);
    });
    send({ kind: 'outcome', outcome });
  };

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'task') void work(message.task, message.input);
    else {
      waiting.get(message.id)?.(message.outcome);
      waiting.delete(message.id);
    }
  });
  process.once('disconnect', () => process.exit());
}

function send(message: FromWorker): void {
  process.send?.(message);
}
