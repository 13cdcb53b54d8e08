import { lineKey } from '@formulary/rules/carts/cartLines';
import type { ListCommand } from '../createListWriter.ts';

/** Changes of a list that the server refused. */
export interface Unsaved {
  /** Reason of the last refusal. */
  readonly problem: string;
  /** At most one per line. */
  readonly commands: readonly ListCommand[];
}

/** Adds a refused change; it replaces an earlier one of its line. */
export function withUnsaved(
  before: Unsaved | undefined,
  command: ListCommand,
  problem: string,
): Unsaved {
  const key = lineKey(command.line);
  const others = (before?.commands ?? []).filter(({ line }) => lineKey(line) !== key);
  return { problem, commands: [...others, command] };
}

/** Returns each unsaved change for the screen: the product, and the intended packs; 0 removes it. */
export function unsavedRows(unsaved: Unsaved | undefined) {
  return (unsaved?.commands ?? []).map((command) => ({
    key: lineKey(command.line),
    name: command.line.name,
    quantity: packsOf(command),
  }));
}

function packsOf(command: ListCommand): number {
  if (command.kind === 'remove') return 0;
  return command.kind === 'set' ? command.quantity : command.line.quantity;
}
