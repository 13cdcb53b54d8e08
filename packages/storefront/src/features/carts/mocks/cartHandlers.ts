import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { addLines } from '@formulary/rules/carts/addLines';
import { lineKey, productQuantity } from '@formulary/rules/carts/cartLines';
import { setLineQuantity } from '@formulary/rules/carts/setLineQuantity';
import { checkStock } from '@formulary/rules/stock/checkStock';
import * as calls from '@formulary/rules/calls/cartCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import type { HttpHandler } from 'msw';
import { lineOf } from './lineOf.ts';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';

interface MockCart {
  lines: readonly CartLine[];
}

/** Mocks the cart's calls with a cart in memory. */
export function cartHandlers(cart: MockCart, products: readonly Product[]): readonly HttpHandler[] {
  const find = (id: CartLineId) => cart.lines.find((line) => lineKey(line) === lineKey(id));
  const answer = (lines: readonly CartLine[]) => {
    cart.lines = lines;
    return { answer: lines };
  };
  const set = (id: CartLineId, quantity: number) => {
    const result = setLineQuantity(cart.lines, id, quantity);
    if (result.ok) return answer(result.value);
    const { code } = result.problem;
    return refusal(code === 'out-of-stock' ? 409 : 404, code);
  };
  // A repeated key adds nothing.
  const results = new Map<string, ReturnType<typeof addLines>['results']>();
  return [
    mockCall(calls.addCartLines, ({ body, headers }) => {
      const key = headers.get('idempotency-key') ?? '';
      const known = results.get(key);
      if (known) return { answer: { lines: cart.lines, results: known } };
      const sold = new Map(products.map((each) => [each.id, lineOf(each, false, 1)]));
      const added = addLines(cart.lines, body.lines, sold);
      cart.lines = added.lines;
      results.set(key, added.results);
      return { answer: added };
    }),
    mockCall(calls.getCart, () => ({ answer: cart.lines })),
    mockCall(calls.addCartLine, ({ body: { quantity, ...id } }) => {
      const line = find(id);
      if (line) return set(id, line.quantity + quantity);
      const product = products.find((each) => each.id === id.productId);
      if (!product) return refusal(404, 'product-missing');
      const quantityBefore = productQuantity(cart.lines, id.productId);
      const quantityAfter = quantityBefore + quantity;
      if (!checkStock({ product, quantityBefore, quantityAfter }).ok)
        return refusal(409, 'out-of-stock');
      return answer([...cart.lines, lineOf(product, id.isPrescription, quantity)]);
    }),
    mockCall(calls.updateCartLine, ({ body: { quantity, ...id } }) => set(id, quantity)),
    mockCall(calls.removeCartLine, ({ body }) =>
      answer(cart.lines.filter((line) => lineKey(line) !== lineKey(body))),
    ),
    mockCall(calls.clearCart, () => answer([])),
  ];
}
