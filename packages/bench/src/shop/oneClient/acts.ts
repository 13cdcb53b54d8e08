import { allCalls } from '@formulary/rules/calls/allCalls';
import type { Call } from '@formulary/rules/calls/call';
import { signingForm } from '@formulary/server/testing/calls/signingForm';
import { documentPart, registrationForm } from '@formulary/server/testing/calls/registrationForm';
import { worstBodiesOf } from '@formulary/server/testing/calls/worstBodiesOf';
import { worstPdfs } from '@formulary/server/testing/documents/worstPdfs';
import { BENCH_PRESCRIBER } from '../benchBuyers.ts';
import { newSearches } from '../newSearches.ts';
import type { BenchCatalogue } from '../scenarios.ts';
import type { MoreOfShop } from './fillDatabase.ts';
import { buyers, fillCart, type FilledShop, manyLines, placeOrder, tokenOf } from './fillShop.ts';
import { largeSignature } from './largeSignature.ts';
import type { Load, LoadRequest } from './openLoad.ts';

/** An action that one client repeats. */
export interface Act {
  readonly name: string;
  /** Concurrency, unless it is the default. */
  readonly atOnce?: number;
  /** Performs it once; turns count from 0. */
  readonly once: (turn: number) => Promise<unknown>;
}

interface ActsContext {
  readonly load: Load;
  readonly catalogue: BenchCatalogue;
  readonly shop: FilledShop & MoreOfShop;
}

const ROWS = 1000;
const PAGE = { limit: 100, skip: 0 };
const AS_BROWSERS_ASK = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

/** Returns what one client can do to a shop, each act as expensive as the rules allow. */
export async function actsOf({ load, catalogue, shop }: ActsContext): Promise<readonly Act[]> {
  const tokens = {
    load: await tokenOf(load, buyers.load),
    prescribed: await tokenOf(load, buyers.prescribed),
    patients: await tokenOf(load, buyers.patients),
    again: await tokenOf(load, buyers.again),
    prescriber: await tokenOf(load, BENCH_PRESCRIBER),
  };
  const { productIds, words } = catalogue;
  const lines = manyLines(catalogue);
  const searches = newSearches({ words, makers: ['Accord Healthcare'], strengths: ['50mg', '5%'] });
  const nextSearch = (): string => searches.next().value ?? '';
  const asks = (name: string, request: (turn: number) => LoadRequest): Act => ({
    name,
    once: (turn) => load.send(request(turn)),
  });
  const posts = (name: string, token: string, path: string, bodyOf: (turn: number) => unknown) =>
    asks(name, (turn) => ({ method: 'POST', path, token, body: bodyOf(turn) }));
  const visits = (name: string, pathOf: () => string) =>
    asks(name, () => ({ path: pathOf(), headers: AS_BROWSERS_ASK }));

  const catalogueActs: readonly Act[] = [
    posts('searches never made before', tokens.load, '/api/products', () => ({
      query: { search_term: nextSearch() },
      page: PAGE,
    })),
    posts('searches, how many and which filters', tokens.load, '/api/products/facets', () => ({
      query: { search_term: nextSearch() },
    })),
    posts('pages of the list, sorted by price', tokens.load, '/api/products', () => ({
      query: { sort: 'price' },
      page: { limit: 100, skip: Math.floor(Math.random() * productIds.length) },
    })),
    asks('products', () => ({ path: `/api/products/${anyOf(productIds)}`, token: tokens.load })),
    visits('drawn pages of products', () => `/product/${anyOf(productIds)}`),
    visits('drawn pages of searches', () => `/products?search=${encodeURIComponent(nextSearch())}`),
    posts('quick order, 1,000 misspelt rows', tokens.load, '/api/products/match', () => ({
      rows: Array.from({ length: ROWS }, nextSearch),
    })),
  ];

  const cartActs: readonly Act[] = [
    asks('cart of 500 lines', () => ({ path: '/api/carts', token: tokens.load })),
    asks('cart of 500 lines, one changed', (turn) => ({
      method: 'PUT',
      path: '/api/carts',
      token: tokens.load,
      body: { ...anyOf(lines), cart_quantity: 1 + (turn % 9) },
    })),
    posts('500 lines added to a cart', tokens.load, '/api/carts/addMany', () => ({ items: lines })),
    asks('50 lists of 500 lines', () => ({ path: '/api/lists', token: tokens.load })),
    asks('list of 500 lines', () => ({
      path: `/api/lists/${anyOf(shop.lists)}`,
      token: tokens.load,
    })),
    asks('usual order', () => ({ path: '/api/lists/usual', token: tokens.load })),
    posts('500 lines put on a list', tokens.load, '/api/lists/lines', () => ({
      // The list with these products.
      list_pk: shop.lists[0],
      list_lines: lines.map(({ product_fk }) => ({
        product_pk: product_fk,
        cart_req_prescription: false,
        list_quantity: 1,
      })),
    })),
  ];

  const orderActs: readonly Act[] = [
    {
      name: 'order of 500 lines placed',
      // Concurrent turns would find the cart empty.
      atOnce: 1,
      once: async () => {
        await fillCart(load, tokens.again, lines);
        await placeOrder(load, tokens.again, catalogue);
      },
    },
    asks('order of 500 lines bought again', (turn) =>
      // Cleared every fourth turn, so that there is something to add.
      turn % 4 === 0
        ? { method: 'DELETE', path: '/api/carts', token: tokens.again }
        : {
            method: 'POST',
            path: '/api/orders/buyAgain',
            token: tokens.again,
            body: { order_pk: shop.orderBoughtAgain },
          },
    ),
    asks('order of 500 lines', () => ({
      path: `/api/orders/${shop.largeOrder}`,
      token: tokens.load,
    })),
    asks('what happened to 100 prescriptions', () => ({
      path: `/api/orders/${shop.prescribedOrder}/timeline`,
      token: tokens.prescribed,
    })),
    posts('100 orders listed', tokens.again, '/api/orders/getOrders', () => ({ page: PAGE })),
    asks('offers on what was bought', () => ({
      path: '/api/products/boughtOffers',
      token: tokens.load,
    })),
    asks('invoice of 500 lines', () => ({
      path: `/api/invoices/${shop.invoice}/pdf`,
      token: tokens.load,
    })),
  ];

  const { prescriptions } = shop;
  const signed = prescriptions.at(-1) ?? { id: 0, documentId: '' };
  const unsigned = prescriptions.slice(0, -1);
  const picture = await largeSignature();
  const preOrder = `/api/prescriptions`;
  const cartOf = await load.ask<readonly KeptPrescription[]>({
    method: 'POST',
    path: `${preOrder}/getPreOrderRx`,
    token: tokens.prescribed,
  });
  const prescriptionActs: readonly Act[] = [
    posts(
      '100 prescriptions of 40 items listed',
      tokens.prescriber,
      `${preOrder}/getPrescriptions`,
      () => ({
        query: { order_fk: shop.prescribedOrder },
        page: PAGE,
      }),
    ),
    asks('prescription of 100 items', () => ({
      path: `${preOrder}/${unsigned.at(-1)?.id}`,
      token: tokens.prescriber,
    })),
    posts(
      '100 prescriptions of a cart',
      tokens.prescribed,
      `${preOrder}/getPreOrderRx`,
      () => undefined,
    ),
    posts(
      'one pack put on one of them',
      tokens.prescribed,
      `${preOrder}/updateRxPrdQty`,
      (turn) => ({
        rx_pk: cartOf[turn % cartOf.length]?.rx_pk,
        product_pk: cartOf[0]?.prescription_items[turn % 40]?.product_pk,
        rxprd_qty: turn % 2,
      }),
    ),
    posts('4,000 packs put on them', tokens.prescribed, `${preOrder}/updateRxAllocation`, (turn) =>
      cartOf.map(({ rx_pk, prescription_items }) => ({
        rx_pk,
        items: prescription_items
          .slice(turn % 2)
          .map(({ product_pk }) => ({ product_pk, rxprd_qty: 1 })),
      })),
    ),
    asks('PDF of 100 items, not signed', () => ({
      path: `${preOrder}/${unsigned.at(-1)?.id}/pdf`,
      token: tokens.prescriber,
    })),
    asks('PDF of 100 items, sealed', () => ({
      path: `${preOrder}/${signed.id}/pdf`,
      token: tokens.prescriber,
    })),
    asks('large signatures', (turn) => ({
      method: 'PUT',
      path: `${preOrder}/sign`,
      token: tokens.prescriber,
      form: signingForm(unsigned[turn % (unsigned.length - 1)] ?? signed, picture),
    })),
  ];

  const otherActs: readonly Act[] = [
    asks('9,000 patients', () => ({ path: '/api/patients', token: tokens.patients })),
    asks('worst documents of a registration', (turn) => {
      const [, make] = worstPdfs[turn % worstPdfs.length] ?? ['', () => Buffer.alloc(0)];
      return {
        method: 'POST',
        path: '/api/users',
        headers: { 'x-forwarded-for': '198.51.100.7' },
        form: registrationForm({ email: `slow${turn}@bench.test` }, {}, [
          documentPart('user_passport_or_license', make()),
          documentPart('user_certificate'),
          documentPart('user_utility_bill'),
        ]),
      };
    }),
    ...worstBodyActs(load, { 'signed out': undefined, 'signed in': tokens.load }),
  ];
  return [...catalogueActs, ...cartActs, ...orderActs, ...prescriptionActs, ...otherActs];
}

/** Returns each call's most expensive refusal, and bodies of 1 MB for calls that need few bytes. */
function worstBodyActs(
  load: Load,
  tokens: Readonly<Record<string, string | undefined>>,
): readonly Act[] {
  const calls = Object.values(allCalls).flat() as unknown as readonly AnyCall[];
  const worst = calls.flatMap((call) =>
    call.files
      ? []
      : worstBodiesOf(call)
          .filter(({ kind }) => kind !== 'valid')
          .map(({ json }) => ({ method: call.method, path: call.path.replace(':id', '1'), json })),
  );
  const megabytes = [
    ['/api/prescriptions/correct', `{"prescription_items":${listOf(340_000, '{}')}}`],
    ['/api/products/public', `{"page":${listOf(500_000, '0')}}`],
    ['/api/products/public', `{"query":{"excludeIds":${listOf(340_000, '{}')}}}`],
  ] as const;
  return Object.entries(tokens).flatMap(([who, token]) => {
    const signed = token === undefined ? {} : { token };
    const sends = (name: string, requests: readonly LoadRequest[]): Act => ({
      name: `${name}, ${who}`,
      once: (turn) =>
        load.send({ ...(requests[turn % requests.length] ?? { path: '/' }), ...signed }),
    });
    return [
      sends('worst bodies of every call', worst),
      sends(
        'bodies of 1 MB',
        megabytes.map(([path, json]) => ({ method: 'POST', path, json })),
      ),
    ];
  });
}

const listOf = (length: number, entry: string): string =>
  `[${Array.from({ length }).fill(entry).join(',')}]`;

type AnyCall = Call<unknown, never, unknown, unknown>;

interface KeptPrescription {
  readonly rx_pk: number;
  readonly prescription_items: readonly { readonly product_pk: number }[];
}
