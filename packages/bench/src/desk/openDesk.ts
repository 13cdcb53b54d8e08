import type { TestForm } from '@formulary/server/testing/calls/multipartOf';
import { Client } from 'undici';
import { startProcess, stopProcess } from '../shop/startProcess.ts';

/** Email and password of the demo account that asks. */
export const BENCH_STAFF = { email: 'bench@filled.test', password: 'formulary-bench' } as const;

/** An answer of the desk, and how long it took. */
export interface TimedAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly ms: number;
}

/** A request to the desk, with a JSON body or a multipart form. */
export interface DeskRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly form?: TestForm;
}

/** Where a server has its data, and where its shop listens. */
interface Place {
  readonly dataFolder: string;
  /** Undefined: the embedded database of the folder. */
  readonly databaseUrl?: string;
  /** Undefined: a free port. */
  readonly port?: number;
}

/** A running desk, and one connection to it. */
export interface BenchDesk {
  readonly ask: (request: DeskRequest) => Promise<TimedAnswer>;
  readonly signIn: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts shop and desk; the desk has a free port. */
export async function openDesk({
  dataFolder,
  databaseUrl = '',
  port = 0,
}: Place): Promise<BenchDesk> {
  const env = {
    PORT: String(port),
    FORMULARY_DATA: dataFolder,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'development',
    TRUST_PROXY: 'loopback',
  };
  const started = startProcess('packages/server/src/main.ts', env, /The desk is at/);
  const { child, line } = await started;
  const origin = /https?:\/\/\S+/.exec(line)?.[0].replace(/\/$/, '') ?? '';
  const client = new Client(origin, { pipelining: 1 });
  let cookie = '';
  const ask = async ({ method, path, body, form }: DeskRequest) => {
    const begun = performance.now();
    const answer = await client.request({
      method,
      path,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(method === 'GET' ? {} : { origin, 'content-type': 'application/json' }),
        ...form?.headers,
      },
      body: form?.payload ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const text = await answer.body.text();
    const ms = performance.now() - begun;
    const set = answer.headers['set-cookie'];
    const written = Array.isArray(set) ? set[0] : set;
    if (written !== undefined) cookie = written.split(';')[0] ?? '';
    return { status: answer.statusCode, json: text === '' ? undefined : JSON.parse(text), ms };
  };
  return {
    ask,
    signIn: async () => {
      const { status } = await ask({
        method: 'POST',
        path: '/api/desk/session',
        body: BENCH_STAFF,
      });
      if (status !== 200 && status !== 201) throw new Error(`Nobody could sign in: ${status}`);
    },
    stop: async () => {
      await client.close();
      await stopProcess(child);
    },
  };
}
