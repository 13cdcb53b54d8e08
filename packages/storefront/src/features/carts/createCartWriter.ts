import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/lineKey';
import { setLineQuantity } from '@formulary/rules/carts/setLineQuantity';
import type { Refusal } from '@formulary/rules/problems/refusal';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { applyCartCommand, type CartCommand } from './cartCommand.ts';

/** Clicks that follow each other faster than this become one call. */
const COLLAPSE_MS = 300;

type Lines = readonly CartLine[];

/** What became of a command. */
export type CartOutcome =
  | { readonly kind: 'done'; readonly command: CartCommand }
  | { readonly kind: 'refused'; readonly command: CartCommand; readonly problem: ApiProblem };

interface CartWriterParts {
  /** The cart that the screen shows now. */
  readonly shown: () => Lines | undefined;
  readonly show: (lines: Lines) => void;
  /** Reads the cart again after a refusal. */
  readonly refresh: () => void;
  readonly send: (command: CartCommand) => Promise<Lines>;
}

/** What a read of the cart carries along, so that an answer older than a change cannot undo it. */
export type CartReading = number;

/**
 * Changes the cart as the buyer sees it at once, and sends the changes one after the other. Rapid changes of one line
 * collapse into one absolute quantity; a refused one is rolled back to what the server last said (spec 4.4, 5.16, 5.17).
 */
export function createCartWriter({ shown, show, refresh, send }: CartWriterParts) {
  let confirmed: Lines | undefined;
  let reading: CartReading = 0;
  let queue: readonly CartCommand[] = [];
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];
  const listeners = new Set<(outcome: CartOutcome) => void>();

  const expected = (lines: Lines) => queue.reduce(applyCartCommand, lines);
  const report = (outcome: CartOutcome) => listeners.forEach((listener) => listener(outcome));

  function enqueue(command: CartCommand) {
    confirmed ??= shown();
    const underWay = isSending ? queue.slice(0, 1) : [];
    const later = isSending ? queue.slice(1) : queue;
    const isReplaced = (each: CartCommand) =>
      command.kind === 'set' && each.kind === 'set' && lineKey(each.line) === lineKey(command.line);
    queue = [...underWay, ...later.filter((each) => !isReplaced(each)), command];
    const lines = shown();
    if (lines) show(applyCartCommand(lines, command));
  }

  async function sendHead(command: CartCommand) {
    const begun = reading;
    const outcome = await send(command).then(
      (lines) => ({ lines }),
      (problem: unknown) => ({ problem }),
    );
    // Whoever sent this has signed out meanwhile: their cart is nobody's business now.
    if (begun !== reading) return;
    reading += 1;
    queue = queue.filter((each) => each !== command);
    if ('lines' in outcome) {
      confirmed = outcome.lines;
      show(expected(confirmed));
      report({ kind: 'done', command });
      return;
    }
    if (confirmed) show(expected(confirmed));
    if (outcome.problem instanceof ApiProblem)
      report({ kind: 'refused', command, problem: outcome.problem });
    if (queue.length === 0) refresh();
  }

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    for (let head = queue[0]; head; head = queue[0]) {
      // One after the other: the answer to a later change must not be overtaken by an earlier one.
      await sendHead(head);
    }
    isSending = false;
    waiting.forEach((resolve) => resolve());
    waiting = [];
  }

  function sendSoon(isAtOnce = false) {
    clearTimeout(timer);
    if (isAtOnce) void sendAll();
    else timer = setTimeout(() => void sendAll(), COLLAPSE_MS);
  }

  return {
    /** An absolute quantity for a line; 0 or less deletes it. Answers at once with the rule's refusal, if any. */
    setQuantity(line: CartLine, quantity: number): Refusal | undefined {
      const result = setLineQuantity(shown() ?? [], line, quantity);
      if (!result.ok) return result.problem;
      enqueue({ kind: 'set', line, quantity });
      sendSoon(quantity <= 0);
      return undefined;
    },
    add(id: CartLineId, quantity: number): void {
      enqueue({ kind: 'add', id, quantity });
      sendSoon(true);
    },
    /** Brings back a deleted line. */
    restore(lines: Lines): void {
      for (const line of lines) enqueue({ kind: 'restore', line });
      sendSoon(true);
    },
    clear(): void {
      enqueue({ kind: 'clear' });
      sendSoon(true);
    },
    /** Sends what waits and resolves when the server knows everything. */
    async settle(): Promise<void> {
      if (queue.length === 0) return;
      const settled = new Promise<void>((resolve) => waiting.push(resolve));
      sendSoon(true);
      await settled;
    },
    beginReading: (): CartReading => reading,
    /** The cart to show for an answer that was asked for at `begun`. */
    read(lines: Lines, begun: CartReading): Lines {
      const isOlder = begun !== reading || isSending;
      if (!isOlder || !confirmed) confirmed = lines;
      return expected(confirmed);
    },
    /** Forgets everything, when the user goes. */
    reset(): void {
      clearTimeout(timer);
      confirmed = undefined;
      queue = [];
      reading += 1;
    },
    listen(listener: (outcome: CartOutcome) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Changes the cart; see `createCartWriter`. */
export type CartWriter = ReturnType<typeof createCartWriter>;
