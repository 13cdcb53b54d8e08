import * as calls from '@formulary/rules/calls/stockRequestCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import type { StockRequest } from '@formulary/rules/stock/stockRequest';
import type { HttpHandler } from 'msw';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';

/** Mocks the stock request calls; a buyer starts with none. */
export function stockRequestHandlers(products: readonly Product[]): readonly HttpHandler[] {
  let requests: readonly StockRequest[] = [];
  const without = (productId: number) => requests.filter((each) => each.productId !== productId);
  return [
    mockCall(calls.listStockRequests, () => ({ answer: requests })),
    mockCall(calls.addStockRequest, ({ body: { productId } }) => {
      const name = products.find(({ id }) => id === productId)?.name ?? 'Product';
      const askedAt = new Date('2026-06-01T09:00:00Z');
      requests = [{ productId, name, askedAt }, ...without(productId)];
      return { answer: requests };
    }),
    mockCall(calls.removeStockRequest, ({ body }) => {
      requests = without(body.productId);
      return { answer: requests };
    }),
  ];
}
