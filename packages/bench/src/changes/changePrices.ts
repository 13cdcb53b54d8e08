import { multipartOf } from '@formulary/server/testing/calls/multipartOf';
import type { BenchDesk } from '../desk/openDesk.ts';
import type { ShopClient } from '../shop/shopClient.ts';
import { untilSold } from './untilSold.ts';

const IMPORTS = '/api/desk/catalogue/imports';
const REASON = 'Measured';
const POUNDS = 100;
const MS_PER_SECOND = 1_000;

/** A product, and its price in pence. */
export interface PricedProduct {
  readonly id: number;
  readonly code: string;
  readonly pence: number;
}

/** How long the steps of a price list took, in seconds, and how long until each server sold at its prices. */
export interface PriceListTimes {
  readonly read: number;
  readonly compared: number;
  readonly shown: number;
  readonly applied: number;
  readonly sold: readonly number[];
}

const priceOf = (pence: number) => pence / POUNDS;

/** Sends a call of the desk and returns its answer. Throws its refusal. */
async function ask<T>(desk: BenchDesk, ...[request]: Parameters<BenchDesk['ask']>): Promise<T> {
  const { status, json } = await desk.ask(request);
  if (status >= 300) throw new Error(`${request.path} answered ${status}: ${JSON.stringify(json)}`);
  return json as T;
}

/** Makes one product a penny dearer. Returns how many milliseconds each server took to sell it at that price. */
export async function changePrice(
  desk: BenchDesk,
  buyers: readonly ShopClient[],
  { id, pence }: PricedProduct,
): Promise<readonly number[]> {
  const path = `/api/desk/catalogue/products/${id}/prices`;
  const { version } = await ask<{ readonly version: number }>(desk, { method: 'GET', path });
  const price = priceOf(pence + 1);
  await ask(desk, { method: 'POST', path, body: { price, reason: REASON, version } });
  return Promise.all(buyers.map((buyer) => untilSold(buyer, id, price)));
}

/**
 * Makes products a penny dearer by one file, from a day on or at once. With a day, the prices are only planned, and
 * nothing is sold at them yet.
 */
export async function importPrices(
  desk: BenchDesk,
  buyers: readonly ShopClient[],
  products: readonly PricedProduct[],
  from?: string,
): Promise<PriceListTimes> {
  let lastAt = performance.now();
  const seconds = () => {
    const now = performance.now();
    const passed = (now - lastAt) / MS_PER_SECOND;
    lastAt = now;
    return passed;
  };
  const heading = from === undefined ? 'Code,Price' : 'Code,Price,Price from';
  const rows = products.map(({ code, pence }) =>
    [code, priceOf(pence + 1).toFixed(2), ...(from === undefined ? [] : [from])].join(','),
  );
  const content = Buffer.from([heading, ...rows].join('\n'));
  const form = multipartOf([
    { name: 'kind', value: 'products' },
    { name: 'file', file: { name: 'prices.csv', type: 'text/csv', content } },
  ]);
  const { id } = await ask<{ readonly id: number }>(desk, { method: 'POST', path: IMPORTS, form });
  const read = seconds();
  let state = 'comparing';
  while (state === 'comparing') {
    const path = `${IMPORTS}/${id}/comparison`;
    ({ state } = await ask<{ readonly state: string }>(desk, { method: 'POST', path }));
  }
  const compared = seconds();
  const path = `${IMPORTS}/${id}`;
  const { version } = await ask<{ readonly version: number }>(desk, { method: 'GET', path });
  const shown = seconds();
  const body = { reason: REASON, leavesRefused: false, version };
  await ask(desk, { method: 'POST', path: `${path}/application`, body });
  const applied = seconds();
  const sold = from === undefined ? await untilAllSold(buyers, products) : [];
  return { read, compared, shown, applied, sold };
}

/** Returns how many seconds pass until each server sells the first, the middle and the last product a penny dearer. */
export async function untilAllSold(
  buyers: readonly ShopClient[],
  products: readonly PricedProduct[],
): Promise<readonly number[]> {
  const watched = [0, Math.floor(products.length / 2), products.length - 1].flatMap(
    (at) => products[at] ?? [],
  );
  const begun = performance.now();
  return Promise.all(
    buyers.map(async (buyer) => {
      for (const { id, pence } of watched) await untilSold(buyer, id, priceOf(pence + 1));
      return (performance.now() - begun) / MS_PER_SECOND;
    }),
  );
}
