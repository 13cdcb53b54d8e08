import {
  countWaiting,
  listBoughtLately,
  listBoughtOffers,
} from '@formulary/rules/calls/orderCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import type { Order } from '@formulary/rules/orders/order';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { HttpHandler } from 'msw';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';

interface HomeMock {
  readonly orders: readonly Order[];
  readonly issued: readonly Prescription[];
  readonly products: readonly Product[];
  readonly isPrescriber: boolean;
  /** Requests of the practitioner that no prescriber has answered. */
  readonly requests: number;
}

/** Mocks pending tasks and offers from the mocked orders, prescriptions and products. */
export function homeHandlers({
  orders,
  issued,
  products,
  isPrescriber,
  requests,
}: HomeMock): readonly HttpHandler[] {
  const waiting = (state: Order['state']) => {
    const ids = orders.filter((order) => order.state === state).map(({ id }) => id);
    return { count: ids.length, onlyId: ids.length === 1 ? ids[0] : undefined };
  };
  const of = (status: Prescription['status']) =>
    issued.filter((prescription) => prescription.status === status).length;
  const bought = new Set(orders.flatMap(({ lines = [] }) => lines.map((line) => line.productId)));
  return [
    mockCall(countWaiting, () => ({
      answer: {
        toSign: isPrescriber ? of('unsigned') : 0,
        awaitingSignature: isPrescriber ? 0 : of('unsigned'),
        toCorrect: isPrescriber ? 0 : of('rejected'),
        toAnswer: 0,
        awaitingAnswer: isPrescriber ? 0 : requests,
        toPay: waiting('Awaiting payment'),
        onTheWay: waiting('Dispatched'),
      },
    })),
    mockCall(listBoughtLately, () => ({
      answer: products.filter(({ id }) => bought.has(id)).slice(0, 6),
    })),
    mockCall(listBoughtOffers, () => ({
      answer: products.filter(({ id, promotions }) => bought.has(id) && promotions.length > 0),
    })),
  ];
}
