import type { CartLine } from '@formulary/rules/carts/cartLine';
import {
  addCartLine,
  clearCart,
  removeCartLine,
  updateCartLine,
} from '@formulary/rules/calls/cartCalls';
import { callApi } from '../../lib/http/http.ts';
import type { CartCommand } from './cartCommand.ts';

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
