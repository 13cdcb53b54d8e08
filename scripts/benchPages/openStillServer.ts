import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { request } from 'undici';

/** What a still page or one of its files is answered with. */
interface Kept {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A server of still pages. */
export interface StillServer {
  readonly origin: string;
  /** Answers at a path with that page from now on, and with the headers that the shop sends with its own. */
  readonly add: (path: string, html: string) => Promise<void>;
  readonly close: () => void;
}

/** What belongs to one answer or one connection, and `link`, which asks for scripts. */
const NOT_COPIED = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'link',
  'transfer-encoding',
]);

/** Serves still copies of the shop's pages, and the files that they name as the shop serves them, all from memory. */
export async function openStillServer(shop: string): Promise<StillServer> {
  const kept = new Map<string, Kept>();

  const fetchKept = async (path: string): Promise<Kept> => {
    const known = kept.get(path);
    if (known) return known;
    const file = await fetchFrom(`${shop}${path}`);
    kept.set(path, file);
    return file;
  };

  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    try {
      const { headers, body } = await fetchKept(path);
      response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  };

  const server = createServer(({ url = '/' }, response) => void answer(url, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (path, html) => {
      // With them a browser gives the page a process of its own, which takes a while: it does so for both.
      const { headers } = await fetchFrom(`${shop}${path}`);
      kept.set(path, { headers, body: brotliCompressSync(html) });
    },
    close: () => void server.close(),
  };
}

/** What an address is answered with, compressed. */
async function fetchFrom(address: string): Promise<Kept> {
  const { headers, body } = await request(address, {
    headers: { accept: 'text/html, */*', 'accept-encoding': 'br' },
  });
  const copied = Object.entries(headers).filter(([name]) => !NOT_COPIED.has(name));
  return {
    headers: Object.fromEntries(copied.map(([name, value]) => [name, String(value)])),
    body: Buffer.from(await body.arrayBuffer()),
  };
}
