import { type CartLine, type CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { setLineQuantity } from '@formulary/rules/carts/setLineQuantity';

/** Change to the cart, to be sent to the server. */
export type CartCommand =
  | { readonly kind: 'set'; readonly line: CartLine; readonly quantity: number }
  | { readonly kind: 'add'; readonly id: CartLineId; readonly quantity: number }
  | { readonly kind: 'restore'; readonly line: CartLine }
  | { readonly kind: 'clear' };

function withQuantity(lines: readonly CartLine[], id: CartLineId, quantity: number) {
  const changed = setLineQuantity(lines, id, quantity);
  return changed.ok ? changed.value : lines;
}

/** Returns the cart expected after a command, by the same rules as on the server. */
export function applyCartCommand(
  lines: readonly CartLine[],
  command: CartCommand,
): readonly CartLine[] {
  switch (command.kind) {
    case 'set':
      return withQuantity(lines, command.line, command.quantity);
    case 'add': {
      const line = lines.find((each) => lineKey(each) === lineKey(command.id));
      return line ? withQuantity(lines, line, line.quantity + command.quantity) : lines;
    }
    case 'restore':
      return lines.some((each) => lineKey(each) === lineKey(command.line))
        ? lines
        : [...lines, command.line];
    case 'clear':
      return [];
    default:
      return command satisfies never;
  }
}
