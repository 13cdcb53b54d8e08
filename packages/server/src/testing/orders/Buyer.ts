import { randomUUID } from 'node:crypto';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { orderBody } from './orderBody.ts';

/** The shop is overloaded, or its database is away: retry. */
export class Unavailable extends Error {}

async function post(
  address: string,
  path: string,
  token: string,
  body: unknown,
  key?: string,
): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (answer.status === 503) throw new Unavailable();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** A buyer who orders repeatedly and records the acknowledged orders: their numbers and amounts in mills. */
export class Buyer {
  readonly acknowledged = new Map<string, number>();
  /** The order sent but not answered yet. */
  pending: { readonly body: unknown; readonly key: string } | undefined;

  readonly #token: string;
  readonly #productId: number;

  constructor(token: string, productId: number) {
    this.#token = token;
    this.#productId = productId;
  }

  async order(address: string): Promise<void> {
    await this.send(address);
    const line = { product_fk: this.#productId, cart_quantity: 1, cart_req_prescription: false };
    const cart = await post(address, '/api/carts', this.#token, line);
    const lines = decodeAnswer(addCartLine.answer, cart);
    this.pending = { body: orderBody(lines), key: randomUUID() };
    await this.send(address);
  }

  /** Sends the pending order, for the first time or again. */
  async send(address: string): Promise<void> {
    if (!this.pending) return;
    const { body, key } = this.pending;
    const answer = await post(address, '/api/orders', this.#token, body, key);
    const { number, amount } = decodeAnswer(createOrder.answer, answer);
    this.acknowledged.set(number, amount);
    this.pending = undefined;
  }
}
