import { Client } from 'undici';

/** One keep-alive connection to the shop, signed in if it has a token. */
export interface ShopClient {
  /** Sends a request and reads the whole response. Parses the body only if wanted. */
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Status and text of a response. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Opens one connection, on which requests run one after the other, as in a browser tab. */
export function openShopClient(origin: string, token?: string): ShopClient {
  const client = new Client(origin, { pipelining: 1 });
  const common = token ? { authorization: `Bearer ${token}` } : {};
  const withBody = { ...common, 'content-type': 'application/json' };
  return {
    send: async (method, path, body) => {
      const answer = await client.request({
        method,
        path,
        headers: body === undefined ? common : withBody,
        body: body === undefined ? null : JSON.stringify(body),
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    },
    close: () => client.close(),
  };
}
