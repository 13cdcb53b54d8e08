import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { setLineQuantity } from '@formulary/rules/carts/setLineQuantity';
import type { Refusal } from '@formulary/rules/problems/refusal';
import { createWriter, type Outcome, type WriterOptions } from '../../lib/changes/createWriter.ts';
import { applyCartCommand, type CartCommand } from './cartCommand.ts';

type Lines = readonly CartLine[];

/** Result of a change to the cart. */
export type CartOutcome = Outcome<Lines, CartCommand>;

/**
 * Creates the optimistic writer of the cart: changes show at once and are sent one after the other. Rapid changes of
 * one line collapse into one absolute quantity. A refused change is rolled back to the last confirmed cart (spec 4.4,
 * 5.16, 5.17).
 */
export function createCartWriter(
  options: Omit<WriterOptions<Lines, CartCommand>, 'apply' | 'replaces'>,
) {
  const { enqueue, current, ...writer } = createWriter<Lines, CartCommand>({
    ...options,
    apply: applyCartCommand,
    replaces: (command, queued) =>
      command.kind === 'set' &&
      queued.kind === 'set' &&
      lineKey(queued.line) === lineKey(command.line),
  });

  return {
    ...writer,
    /** Sets the absolute quantity of a line; 0 or less deletes it. Returns the refusal of the rules at once, if any. */
    setQuantity(line: CartLine, quantity: number): Refusal | undefined {
      const result = setLineQuantity(current() ?? [], line, quantity);
      if (!result.ok) return result.problem;
      enqueue({ kind: 'set', line, quantity }, quantity <= 0);
      return undefined;
    },
    add(id: CartLineId, quantity: number): void {
      enqueue({ kind: 'add', id, quantity }, true);
    },
    /** Restores deleted lines. */
    restore(lines: Lines): void {
      for (const line of lines) enqueue({ kind: 'restore', line }, true);
    },
    clear(): void {
      enqueue({ kind: 'clear' }, true);
    },
  };
}

/** Writer of the cart; see `createCartWriter`. */
export type CartWriter = ReturnType<typeof createCartWriter>;
