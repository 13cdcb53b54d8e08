import { ApiProblem } from '../http/ApiProblem.ts';
import { dueIn } from './dueIn.ts';

/** Clicks that follow each other faster than this become one call. */
const COLLAPSE_MS = 300;

/** What became of a command. */
export type Outcome<State, Command> =
  | { readonly kind: 'done'; readonly command: Command; readonly state: State }
  | { readonly kind: 'refused'; readonly command: Command; readonly problem: ApiProblem };

/** What a writer is told by: where the state is shown, and how a command changes it here and on the server. */
export interface WriterParts<State, Command> {
  /** What the screen shows now. */
  readonly shown: () => State | undefined;
  readonly show: (state: State) => void;
  /** Reads the state again after a refusal. */
  readonly refresh: () => void;
  /** Makes the call of a command on what the server last said; it answers the whole state as it is then. */
  readonly send: (command: Command, confirmed: State | undefined) => Promise<State>;
  /** The state as it will be once a command is through. */
  readonly apply: (state: State, command: Command) => State;
  /** Whether a command makes one that waits before it needless. */
  readonly replaces: (command: Command, waiting: Command) => boolean;
}

/** What a read of the state carries along, so that an answer older than a change cannot undo it. */
export type Reading = number;

/**
 * Changes what the server keeps as the user sees it at once, and sends the changes one after the other. Rapid changes that
 * replace each other become one call; a refused one is rolled back to what the server last said.
 */
export function createWriter<State, Command>({
  shown,
  show,
  refresh,
  send,
  apply,
  replaces,
}: WriterParts<State, Command>) {
  let confirmed: State | undefined;
  let reading: Reading = 0;
  let queue: readonly Command[] = [];
  let isSending = false;
  let callOff: (() => void) | undefined;
  let waiting: (() => void)[] = [];
  const listeners = new Set<(outcome: Outcome<State, Command>) => void>();
  const watchers = new Set<(pending: number) => void>();

  const expected = (state: State) => queue.reduce(apply, state);
  const report = (outcome: Outcome<State, Command>) =>
    listeners.forEach((listener) => listener(outcome));

  function setQueue(next: readonly Command[]) {
    queue = next;
    watchers.forEach((watcher) => watcher(queue.length));
  }

  async function sendHead(command: Command) {
    const begun = reading;
    const outcome = await send(command, confirmed).then(
      (state) => ({ state }),
      (problem: unknown) => ({ problem }),
    );
    // Whoever sent this has signed out meanwhile: what they changed is nobody's business now.
    if (begun !== reading) return;
    reading += 1;
    setQueue(queue.filter((each) => each !== command));
    if ('state' in outcome) {
      confirmed = outcome.state;
      show(expected(confirmed));
      report({ kind: 'done', command, state: confirmed });
      return;
    }
    if (confirmed !== undefined) show(expected(confirmed));
    if (outcome.problem instanceof ApiProblem)
      report({ kind: 'refused', command, problem: outcome.problem });
    if (queue.length === 0) refresh();
  }

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    for (let head = queue[0]; head !== undefined; head = queue[0]) {
      // One after the other: the answer to a later change must not be overtaken by an earlier one.
      await sendHead(head);
    }
    isSending = false;
    waiting.forEach((resolve) => resolve());
    waiting = [];
  }

  function sendSoon(isAtOnce: boolean) {
    callOff?.();
    if (isAtOnce) void sendAll();
    else callOff = dueIn(COLLAPSE_MS, () => void sendAll());
  }

  return {
    shown,
    /** Shows a change and sends it: at once, or when nothing has replaced it for a moment. */
    enqueue: (command: Command, isAtOnce: boolean): void => {
      confirmed ??= shown();
      const underWay = isSending ? queue.slice(0, 1) : [];
      const later = isSending ? queue.slice(1) : queue;
      setQueue([...underWay, ...later.filter((each) => !replaces(command, each)), command]);
      const state = shown();
      if (state !== undefined) show(apply(state, command));
      sendSoon(isAtOnce);
    },
    /** Sends what waits and resolves when the server knows everything. */
    async settle(): Promise<void> {
      if (queue.length === 0) return;
      const settled = new Promise<void>((resolve) => waiting.push(resolve));
      sendSoon(true);
      await settled;
    },
    beginReading: (): Reading => reading,
    /** The state to show for an answer that was asked for at `begun`. */
    read(state: State, begun: Reading): State {
      const isOlder = begun !== reading || isSending;
      if (!isOlder || confirmed === undefined) confirmed = state;
      return expected(confirmed);
    },
    /** Forgets everything, when the user goes. */
    reset(): void {
      callOff?.();
      confirmed = undefined;
      setQueue([]);
      reading += 1;
    },
    listen(listener: (outcome: Outcome<State, Command>) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tells how many changes are on their way, now and whenever that changes. */
    watch(watcher: (pending: number) => void): () => void {
      watchers.add(watcher);
      watcher(queue.length);
      return () => watchers.delete(watcher);
    },
  };
}

/** Changes what the server keeps; see `createWriter`. */
export type Writer<State, Command> = ReturnType<typeof createWriter<State, Command>>;
