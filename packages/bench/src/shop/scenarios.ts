import type { Operation } from './closedLoop.ts';
import type { ShopClient } from './shopClient.ts';

/** An activity of buyers, which one client repeats. */
export interface Scenario {
  readonly name: string;
  /** Rate of a well-known TypeScript shop server with 16 clients on two such cores. */
  readonly yardstickPerSecond: number;
  readonly operation: (client: ShopClient, catalogue: BenchCatalogue, index: number) => Operation;
}

/** Data that the scenarios use. */
export interface BenchCatalogue {
  /** Products on sale. */
  readonly productIds: readonly number[];
  /** Number of list pages to read, from the first. */
  readonly pages: number;
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

/** Returns the body of Create order for a cart response. */
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
  operation:
    (client, { pages }) =>
    async () => {
      const skip = Math.floor(Math.random() * pages) * 12;
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

interface WirePrescription {
  readonly rx_pk: number;
  readonly patient_fk: number;
  readonly prescriber_fk: number;
  readonly prescription_items: readonly {
    readonly product_pk: number;
    readonly allocated_quantity: number;
  }[];
}

/** Returns the fields of prescriptions that a checkout sends. */
function shownOf(prescriptions: readonly WirePrescription[]) {
  return prescriptions.map(({ rx_pk, patient_fk, prescriber_fk, prescription_items }) => ({
    rx_pk,
    patient_fk,
    prescriber_fk,
    prescription_items: prescription_items.map(({ product_pk, allocated_quantity }) => {
      return { product_pk, allocated_quantity };
    }),
  }));
}

const prescribedOrder: Scenario = {
  name: 'whole order, 3 prescriptions',
  yardstickPerSecond: 10,
  operation: (client, { productIds, delivery }) => {
    const post = async (path: string, body?: unknown): Promise<unknown> => {
      const { status, text } = await client.send('POST', path, body);
      if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
      return JSON.parse(text);
    };
    const people = async () => {
      const patients = JSON.parse((await client.send('GET', '/api/patients')).text) as readonly {
        readonly patient_pk: number;
      }[];
      const found = await post('/api/prescribers/getPrescribers', { query: {} });
      const [prescriber] = found as readonly { readonly user_pk: number }[];
      return { patients, prescriber_fk: prescriber?.user_pk };
    };
    let known: ReturnType<typeof people> | undefined;
    return async () => {
      known ??= people();
      const { patients, prescriber_fk } = await known;
      await client.send('DELETE', '/api/carts');
      const product = anyOf(productIds);
      const line = { ...onePackOf(product), cart_quantity: 3, cart_req_prescription: true };
      const items = (await post('/api/carts', line)) as readonly WireCartItem[];
      const onePack = [{ product_pk: product, rxprd_qty: 1 }];
      const filled = await post('/api/prescriptions/updateRx', {
        prescriber_fk,
        prescriptions: patients.map(({ patient_pk }) => {
          return { patient_fk: patient_pk, items: onePack };
        }),
      });
      const prescriptions = shownOf(filled as readonly WirePrescription[]);
      const { status } = await client.send('POST', '/api/orders', {
        ...orderBody(items, delivery),
        prescriptions,
      });
      return status === 201;
    };
  },
};

/**
 * The six scenarios. A whole order takes four calls: it clears the cart, adds two products and places the order. One
 * with three prescriptions also takes four: the second adds one product, and the third its prescriptions.
 */
export const scenarios: readonly Scenario[] = [
  lists,
  page,
  search,
  cartChange,
  wholeOrder,
  prescribedOrder,
];
