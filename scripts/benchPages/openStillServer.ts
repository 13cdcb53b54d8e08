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
  /** Answers at a path with that page from now on. */
  readonly add: (path: string, html: string) => void;
  readonly close: () => void;
}

/** Serves still copies of the shop's pages, and the files that they name as the shop serves them, all from memory. */
export async function openStillServer(shop: string): Promise<StillServer> {
  const kept = new Map<string, Kept>();

  const fetchKept = async (path: string): Promise<Kept> => {
    const known = kept.get(path);
    if (known) return known;
    const fetched = await request(`${shop}${path}`, { headers: { 'accept-encoding': 'br' } });
    const headers = Object.fromEntries(
      ['content-type', 'content-encoding'].flatMap((name) => {
        const value = fetched.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    );
    const file = { headers, body: Buffer.from(await fetched.body.arrayBuffer()) };
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
    add: (path, html) =>
      void kept.set(path, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
        body: brotliCompressSync(html),
      }),
    close: () => void server.close(),
  };
}
