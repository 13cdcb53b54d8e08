import { Pool } from 'undici';
import type { TestForm } from '../../../packages/server/src/testing/multipartOf.ts';

/** One request of the client that loads the shop. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, as JSON. */
  readonly json?: string;
  /** Sent instead of a body. */
  readonly form?: TestForm;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What one client was answered while it loaded the shop. */
export interface LoadFigures {
  readonly answered: number;
  /** Refused with 429 or 503: too many. */
  readonly limited: number;
  /** Every other status that is no success. */
  readonly refused: number;
  readonly durations: readonly number[];
}

/** The client: up to so many connections, each request timed. */
export interface Load {
  readonly send: (request: LoadRequest) => Promise<Buffer>;
  /** The same, read as JSON; throws unless it was a success. */
  readonly ask: <Answer>(request: LoadRequest) => Promise<Answer>;
  /** What was answered since this was asked last. */
  readonly figures: () => LoadFigures;
  readonly close: () => Promise<void>;
}

const TOO_MANY = new Set([429, 503]);
/** No status of HTTP. */
const RESET = 999;

/** Opens a client of the shop with so many connections. */
export function openLoad(origin: string, connections: number): Load {
  const pool = new Pool(origin, { connections });
  let durations: number[] = [];
  let limited = 0;
  let refused = 0;
  const request = async (sent: LoadRequest) => {
    const { method = 'GET', path, token, body, form, headers } = sent;
    const json = sent.json ?? (body === undefined ? undefined : JSON.stringify(body));
    const before = performance.now();
    // A connection that is reset is a refusal too.
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
