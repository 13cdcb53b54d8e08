import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { request } from 'undici';

/** Stored response for a static page or one of its files. */
interface Kept {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Server of static pages. */
export interface StillServer {
  readonly origin: string;
  /** Serves a page at a path, with the headers that the shop sends. */
  readonly add: (path: string, html: string) => Promise<void>;
  readonly close: () => void;
}

/** Headers of one response or connection, and `link`, which preloads scripts. */
const NOT_COPIED = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'link',
  'transfer-encoding',
]);

/** Serves static copies of the shop's pages and their files from memory. */
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
      // These headers make a browser start a process for the page, which takes time; so both pages send them.
      const { headers } = await fetchFrom(`${shop}${path}`);
      kept.set(path, { headers, body: brotliCompressSync(html) });
    },
    close: () => void server.close(),
  };
}

/** Fetches an address's compressed response. */
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
