import type { BenchCatalogue } from './scenarios.ts';
import { openShopClient, type ShopClient } from './shopClient.ts';

/** Results of one kind of client: latencies of responses in milliseconds, and the number of refusals. */
export interface OverloadResult {
  readonly name: string;
  readonly clients: number;
  readonly answered: number;
  readonly shed: number;
  readonly otherwise: number;
  readonly p50: number;
  readonly p95: number;
}

/** One request of a simulated client; returns the status. */
type Ask = () => Promise<number>;

interface Kind {
  readonly name: string;
  readonly clients: number;
  readonly isSignedIn: boolean;
  readonly ask: (client: ShopClient, catalogue: BenchCatalogue, index: number) => Ask;
}

const UNAVAILABLE = 503;
const PAGE = 12;

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

const reads =
  (client: ShopClient, { pages }: BenchCatalogue): Ask =>
  async () => {
    const page = { limit: PAGE, skip: Math.floor(Math.random() * pages * PAGE) };
    return (await client.send('POST', '/api/products/public', { query: {}, page })).status;
  };

/** 500 clients, most of them not signed in. */
const kinds: readonly Kind[] = [
  { name: 'visitors', clients: 310, isSignedIn: false, ask: reads },
  {
    name: 'pictures',
    clients: 150,
    isSignedIn: false,
    ask: (client) => async () => (await client.send('GET', '/images/brand/favicon.svg')).status,
  },
  {
    name: 'buyers',
    clients: 40,
    isSignedIn: true,
    ask: (client, { productIds }, index) => {
      let asked = 0;
      return async () => {
        asked += 1;
        const isReading = asked % 4 !== 0;
        const line = { product_fk: productIds[index] ?? 1, cart_req_prescription: false };
        const { status } = isReading
          ? await client.send('GET', `/api/products/${anyOf(productIds)}`)
          : await client.send('POST', '/api/carts', { ...line, cart_quantity: 1 });
        return status;
      };
    },
  },
];

/** Buyers that must be signed in first. */
export const overloadBuyers = kinds.find(({ isSignedIn }) => isSignedIn)?.clients ?? 0;

/** Runs 500 concurrent clients, each repeating as soon as it has any response. */
export async function overload(
  origin: string,
  catalogue: BenchCatalogue,
  tokens: readonly string[],
  seconds: number,
): Promise<readonly OverloadResult[]> {
  const until = performance.now() + seconds * 1000;
  return Promise.all(kinds.map((kind) => runKind(kind, origin, catalogue, tokens, until)));
}

async function runKind(
  { name, clients, isSignedIn, ask }: Kind,
  origin: string,
  catalogue: BenchCatalogue,
  tokens: readonly string[],
  until: number,
): Promise<OverloadResult> {
  const durations: number[] = [];
  let shed = 0;
  let otherwise = 0;
  const runClient = async (_: unknown, index: number): Promise<void> => {
    const client = openShopClient(origin, isSignedIn ? tokens[index] : undefined);
    const operate = ask(client, catalogue, index);
    for (let before = performance.now(); before < until; before = performance.now()) {
      // A closed loop waits for its response before the next request.
      const status = await operate().catch(() => 0);
      if (status === UNAVAILABLE) shed += 1;
      else if (status >= 200 && status < 300) durations.push(performance.now() - before);
      else otherwise += 1;
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { name, clients, answered: sorted.length, shed, otherwise, p50: at(0.5), p95: at(0.95) };
}

const SAMPLES = 40;

/** Returns the duration of a read on an idle shop: the second slowest of forty, in milliseconds. */
export async function quietRead(origin: string, catalogue: BenchCatalogue): Promise<number> {
  const times: number[] = [];
  await eachRead(origin, catalogue, (_status, duration) => times.push(duration) < SAMPLES);
  return times.toSorted((a, b) => a - b).at(-2) ?? Number.NaN;
}

/** Returns the seconds until forty consecutive reads are each answered within the given milliseconds. */
export async function recovery(
  origin: string,
  catalogue: BenchCatalogue,
  mostMs: number,
): Promise<number> {
  const began = performance.now();
  let fast = 0;
  await eachRead(origin, catalogue, (status, duration) => {
    fast = status < 300 && duration <= mostMs ? fast + 1 : 0;
    return fast < SAMPLES;
  });
  return (performance.now() - began) / 1000;
}

/** Reads repeatedly until the callback stops it. */
async function eachRead(
  origin: string,
  catalogue: BenchCatalogue,
  goOn: (status: number, durationMs: number) => boolean,
): Promise<void> {
  const client = openShopClient(origin);
  const read = reads(client, catalogue);
  for (let isWanted = true; isWanted;) {
    const before = performance.now();
    const status = await read();
    isWanted = goOn(status, performance.now() - before);
  }
  await client.close();
}
