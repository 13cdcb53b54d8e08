import type { Operation } from './closedLoop.ts';
import type { ShopClient } from './shopClient.ts';

/** Something that buyers do, as one client does it over and over. */
export interface Scenario {
  readonly name: string;
  /** What a well-known TypeScript shop server does per second at 16 clients on two cores of this kind. */
  readonly yardstickPerSecond: number;
  readonly operation: (client: ShopClient, catalogue: BenchCatalogue, index: number) => Operation;
}

/** What the scenarios draw from. */
export interface BenchCatalogue {
  readonly productIds: readonly number[];
  readonly words: readonly string[];
  readonly delivery: { readonly do_pk: number; readonly do_price: number };
}

interface WireCartItem {
  readonly product_fk: number;
  readonly cart_req_prescription: boolean;
  readonly cart_quantity: number;
  readonly cart_subtotal: number;
  readonly cart_vat_amount: number;
  readonly cart_total: number;
  readonly cart_saving: number;
}

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

function roundToPence(pounds: number): number {
  return Math.floor(Math.round(pounds * 1000) / 10 + 0.5) / 100;
}

function onePackOf(productId: number) {
  return { product_fk: productId, cart_req_prescription: false, cart_quantity: 1 };
}

/** Body of Create order for a cart as the cart call answered it. */
function orderBody(items: readonly WireCartItem[], delivery: BenchCatalogue['delivery']) {
  const total = items.reduce((sum, item) => sum + item.cart_total, delivery.do_price);
  const shown = items.map((item) => {
    const {
      product_fk,
      cart_req_prescription,
      cart_quantity,
      cart_subtotal,
      cart_vat_amount,
      cart_total,
      cart_saving,
    } = item;
    return [
      `${product_fk}-${cart_req_prescription}`,
      {
        product_fk,
        cart_req_prescription,
        cart_quantity,
        cart_subtotal,
        cart_vat_amount,
        cart_total,
        cart_saving,
      },
    ] as const;
  });
  return {
    order: {
      deliveryoption_fk: delivery.do_pk,
      order_payment_mode: 'BANK_TRANSFER',
      order_amount: roundToPence(total),
      order_shipping_fee: delivery.do_price,
    },
    items: Object.fromEntries(shown),
    prescriptions: [],
  };
}

const lists: Scenario = {
  name: 'product list',
  yardstickPerSecond: 33,
  operation: (client) => async () => {
    const skip = Math.floor(Math.random() * 200) * 12;
    const { status } = await client.send('POST', '/api/products', {
      query: {},
      page: { limit: 12, skip },
    });
    return status === 200;
  },
};

const page: Scenario = {
  name: 'product page',
  yardstickPerSecond: 193,
  operation:
    (client, { productIds }) =>
    async () => {
      const { status } = await client.send('GET', `/api/products/${anyOf(productIds)}`);
      return status === 200;
    },
};

const search: Scenario = {
  name: 'search',
  yardstickPerSecond: 240,
  operation:
    (client, { words }) =>
    async () => {
      const query = { search_term: anyOf(words) };
      const { status } = await client.send('POST', '/api/products', {
        query,
        page: { limit: 12, skip: 0 },
      });
      return status === 200;
    },
};

const cartChange: Scenario = {
  name: 'cart change',
  yardstickPerSecond: 76,
  operation: (client, { productIds }, index) => {
    const line = { product_fk: productIds[index] ?? 1, cart_req_prescription: false };
    let hasLine = false;
    let quantity = 1;
    return async () => {
      quantity = (quantity % 9) + 1;
      const method = hasLine ? 'PUT' : 'POST';
      const { status } = await client.send(method, '/api/carts', {
        ...line,
        cart_quantity: quantity,
      });
      hasLine = true;
      return status === 200;
    };
  },
};

const wholeOrder: Scenario = {
  name: 'whole order',
  yardstickPerSecond: 10,
  operation:
    (client, { productIds, delivery }) =>
    async () => {
      await client.send('DELETE', '/api/carts');
      await client.send('POST', '/api/carts', onePackOf(anyOf(productIds)));
      const cart = await client.send('POST', '/api/carts', onePackOf(anyOf(productIds)));
      if (cart.status !== 200) return false;
      const items = JSON.parse(cart.text) as WireCartItem[];
      const { status } = await client.send('POST', '/api/orders', orderBody(items, delivery));
      return status === 201;
    },
};

/** The five measured jobs; a whole order clears the cart, adds two products and places the order: four calls. */
export const scenarios: readonly Scenario[] = [lists, page, search, cartChange, wholeOrder];
