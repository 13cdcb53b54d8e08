import { Client } from 'undici';
import { closedLoop, type LoopResult } from '../shop/closedLoop.ts';

const CLIENTS = 16;
/** V8 needs this long to compile the rendering; before that, the shop sends a fifth fewer pages. */
const WARM_UP_SECONDS = 6;
const AS_BROWSERS_ASK = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/** Measures pages per second on keep-alive connections, each with one request at a time. */
export async function pageRates(
  shop: string,
  nextPath: () => string,
  seconds: number,
): Promise<LoopResult> {
  const clients = Array.from({ length: CLIENTS }, () => new Client(shop, { pipelining: 1 }));
  const result = await closedLoop(
    clients.map((client) => async () => {
      const path = nextPath();
      const { statusCode, body } = await client.request({
        method: 'GET',
        path,
        headers: AS_BROWSERS_ASK,
      });
      await body.arrayBuffer();
      return statusCode === 200;
    }),
    seconds,
    WARM_UP_SECONDS,
  );
  await Promise.all(clients.map(async (client) => client.close()));
  return result;
}
