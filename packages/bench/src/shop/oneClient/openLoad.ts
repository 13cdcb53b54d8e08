import { Pool } from 'undici';
import type { TestForm } from '@formulary/server/testing/calls/multipartOf';

/** One request of the loading client. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token?: string;
  /** Serialised as JSON. */
  readonly body?: unknown;
  /** Sent unchanged as JSON. */
  readonly json?: string;
  /** Sent instead of a body. */
  readonly form?: TestForm;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Responses to one client while it loaded the shop. */
export interface LoadFigures {
  readonly answered: number;
  /** Refused with 429 or 503. */
  readonly limited: number;
  /** Any other error status. */
  readonly refused: number;
  readonly durations: readonly number[];
}

/** Loading client with a limited number of connections; times each request. */
export interface Load {
  readonly send: (request: LoadRequest) => Promise<Buffer>;
  /** Sends a request and returns its JSON; throws on an error status. */
  readonly ask: <Answer>(request: LoadRequest) => Promise<Answer>;
  /** Returns the figures since the last call. */
  readonly figures: () => LoadFigures;
  readonly close: () => Promise<void>;
}

const TOO_MANY = new Set([429, 503]);
/** Not an HTTP status. */
const RESET = 999;

/** Opens a client with the given number of connections. */
export function openLoad(origin: string, connections: number): Load {
  const pool = new Pool(origin, { connections });
  let durations: number[] = [];
  let limited = 0;
  let refused = 0;
  const request = async (sent: LoadRequest) => {
    const { method = 'GET', path, token, body, form, headers } = sent;
    const json = sent.json ?? (body === undefined ? undefined : JSON.stringify(body));
    const before = performance.now();
    // A reset connection counts as a refusal too.
    const answer = await pool
      .request({
        method,
        path,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...form?.headers,
          ...headers,
        },
        body: form?.payload ?? json ?? null,
      })
      .then(async ({ statusCode, body: answered }) => ({
        statusCode,
        bytes: Buffer.from(await answered.arrayBuffer()),
      }))
      .catch(() => ({ statusCode: RESET, bytes: Buffer.alloc(0) }));
    const { statusCode, bytes } = answer;
    if (TOO_MANY.has(statusCode)) limited += 1;
    else if (statusCode >= 300) refused += 1;
    else durations.push(performance.now() - before);
    return { statusCode, bytes };
  };
  return {
    send: async (sent) => (await request(sent)).bytes,
    ask: async <Answer>(sent: LoadRequest) => {
      const { statusCode, bytes } = await request(sent);
      if (statusCode >= 300)
        throw new Error(
          `${sent.path} answered ${statusCode}: ${bytes.subarray(0, 400).toString()}`,
        );
      return JSON.parse(bytes.toString() || 'null') as Answer;
    },
    figures: () => {
      const figures = { answered: durations.length, limited, refused, durations };
      durations = [];
      limited = 0;
      refused = 0;
      return figures;
    },
    close: () => pool.close(),
  };
}
