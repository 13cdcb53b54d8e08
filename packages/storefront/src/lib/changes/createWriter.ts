import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { runAfter } from './runAfter.ts';

/** Clicks that follow each other faster than this (in ms) become one call. */
const COLLAPSE_MS = 300;

/** Result of a command: done with the new state, or refused with the problem. */
export type Outcome<State, Command> =
  | { readonly kind: 'done'; readonly command: Command; readonly state: State }
  | { readonly kind: 'refused'; readonly command: Command; readonly problem: ApiProblem };

/** Callbacks that connect a writer to the cache and to the server. */
export interface WriterOptions<State, Command> {
  /** State that the screen shows now. */
  readonly current: () => State | undefined;
  readonly show: (state: State) => void;
  /** Reads the state again after a refusal. */
  readonly refresh: () => void;
  /** Sends a command, based on the last confirmed state; resolves with the whole new state. */
  readonly send: (command: Command, confirmed: State | undefined) => Promise<State>;
  /** State expected after the command succeeds. */
  readonly apply: (state: State, command: Command) => State;
  /** Whether a command supersedes a queued one. */
  readonly replaces: (command: Command, queued: Command) => boolean;
}

/** Version of the state when a read begins, so that an answer older than a change cannot undo it. */
export type Reading = number;

/**
 * Creates a writer with optimistic updates: it shows a change at once and sends the changes one after the other. Rapid
 * changes that replace each other become one call. A refused change is rolled back to the last confirmed state.
 */
export function createWriter<State, Command>({
  current,
  show,
  refresh,
  send,
  apply,
  replaces,
}: WriterOptions<State, Command>) {
  let confirmed: State | undefined;
  let reading: Reading = 0;
  let queue: readonly Command[] = [];
  let isSending = false;
  let cancelSend: (() => void) | undefined;
  let settling: (() => void)[] = [];
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
    const startedAt = reading;
    const outcome = await send(command, confirmed).then(
      (state) => ({ state }),
      (problem: unknown) => ({ problem }),
    );
    // The writer was reset (sign-out) while the call was pending: ignore the result.
    if (startedAt !== reading) return;
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
      // One call at a time, so that answers arrive in the order of the changes.
      await sendHead(head);
    }
    isSending = false;
    settling.forEach((resolve) => resolve());
    settling = [];
  }

  function sendSoon(isAtOnce: boolean) {
    cancelSend?.();
    if (isAtOnce) void sendAll();
    else cancelSend = runAfter(COLLAPSE_MS, () => void sendAll());
  }

  return {
    current,
    /** Shows a change and sends it: at once, or after a pause in which nothing replaced it. */
    enqueue: (command: Command, isAtOnce: boolean): void => {
      confirmed ??= current();
      const inFlight = isSending ? queue.slice(0, 1) : [];
      const later = isSending ? queue.slice(1) : queue;
      setQueue([...inFlight, ...later.filter((each) => !replaces(command, each)), command]);
      const state = current();
      if (state !== undefined) show(apply(state, command));
      sendSoon(isAtOnce);
    },
    /** Sends the queued changes and resolves when the server has answered all of them. */
    async settle(): Promise<void> {
      if (queue.length === 0) return;
      const settled = new Promise<void>((resolve) => settling.push(resolve));
      sendSoon(true);
      await settled;
    },
    beginReading: (): Reading => reading,
    /** Returns the state to show for an answer whose request began at `startedAt`. */
    read(state: State, startedAt: Reading): State {
      const isOlder = startedAt !== reading || isSending;
      if (!isOlder || confirmed === undefined) confirmed = state;
      return expected(confirmed);
    },
    /** Drops all state and queued changes, on sign-out. */
    reset(): void {
      cancelSend?.();
      confirmed = undefined;
      setQueue([]);
      reading += 1;
    },
    listen(listener: (outcome: Outcome<State, Command>) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reports the number of pending changes, now and whenever it changes. */
    watch(watcher: (pending: number) => void): () => void {
      watchers.add(watcher);
      watcher(queue.length);
      return () => watchers.delete(watcher);
    },
  };
}
