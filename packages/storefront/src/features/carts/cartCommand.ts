import {
  addCartLine,
  clearCart,
  removeCartLine,
  updateCartLine,
} from '@formulary/rules/calls/cartCalls';
import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { setLineQuantity } from '@formulary/rules/carts/setLineQuantity';
import { callApi } from '../../lib/http/http.ts';

/** Change to the cart, to be sent to the server. */
export type CartCommand =
  | { readonly kind: 'set'; readonly line: CartLine; readonly quantity: number }
  | { readonly kind: 'add'; readonly id: CartLineId; readonly quantity: number }
  | { readonly kind: 'restore'; readonly line: CartLine }
  | { readonly kind: 'clear' };

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

function withQuantity(lines: readonly CartLine[], id: CartLineId, quantity: number) {
  const changed = setLineQuantity(lines, id, quantity);
  return changed.ok ? changed.value : lines;
}

/** No loader, because the screen shows the change already; keepalive, so that a change survives leaving the page. */
const quietly = { isBackground: true, keepalive: true } as const;

/** Sends the call of a command (spec 7.21 to 7.24); each returns the whole cart. */
export function sendCartCommand(command: CartCommand): Promise<readonly CartLine[]> {
  switch (command.kind) {
    case 'set': {
      const { productId, isPrescription } = command.line;
      const { quantity } = command;
      return quantity <= 0
        ? callApi(removeCartLine, { body: { productId, isPrescription } }, quietly)
        : callApi(updateCartLine, { body: { productId, isPrescription, quantity } }, quietly);
    }
    case 'add': {
      const { productId, isPrescription } = command.id;
      const body = { productId, isPrescription, quantity: command.quantity };
      return callApi(addCartLine, { body }, quietly);
    }
    case 'restore': {
      const { productId, isPrescription, quantity } = command.line;
      return callApi(addCartLine, { body: { productId, isPrescription, quantity } }, quietly);
    }
    case 'clear':
      return callApi(clearCart, {}, quietly);
    default:
      return command satisfies never;
  }
}
