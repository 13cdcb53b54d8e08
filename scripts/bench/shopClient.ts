import { Client } from 'undici';

/** One keep-alive connection to the shop, signed in once it has a token. */
export interface ShopClient {
  /** Sends a request and reads the whole answer; the body is parsed only when it is wanted. */
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** The status of an answer and its text. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Opens one connection; requests on it wait for each other, as a browser tab's would. */
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
