import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JobRun, jobRuns } from '../platform/jobs/jobChannels.ts';
import { compiledCode } from '../testing/processes/compiledCode.ts';
import { openTestShop } from '../testing/openTestShop.ts';
import { readTracesEndpoint } from './readTracesEndpoint.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}
interface Batch {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** A collector that keeps what it gets. */
let collector: Server;
let batches: Batch[];
async function keep(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const batch = (await json(request)) as Batch;
  if (request.url === '/v1/traces') batches.push(batch);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}
beforeAll(async () => {
  batches = [];
  collector = createServer((request, response) => void keep(request, response));
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => {
  collector.close();
  collector.closeAllConnections();
});

test('requests, their queries and jobs reach the collector, without addresses and values', async () => {
  const { port } = collector.address() as AddressInfo;
  const shop = await openTestShop({ traces: `http://127.0.0.1:${port}` });
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  const onJob = (run: unknown): void => {
    if ((run as JobRun).task === 'remove-idempotency-keys') done();
  };
  jobRuns.asyncEnd.subscribe(onJob);
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await shop.signedIn();
  const sent = { authorization: `Bearer ${token}` };
  await shop.app.inject({ url: '/api/orders/987654', headers: sent });
  // Over HTTP, because an injected body never leaves the context of its request.
  const answer = await fetch(`${address}/api/patients/findPatients`, {
    method: 'POST',
    headers: { ...sent, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ query: { search: 'Jane Canary' }, page: { limit: 5, skip: 0 } }),
  });
  expect(answer.status).toBe(200);
  await isDone;
  jobRuns.asyncEnd.unsubscribe(onJob);
  await shop.close();

  const spans = batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
  );
  const order = spans.find(({ name }) => name === 'GET /api/orders/:id');
  expect(order?.parentSpanId).toBeUndefined();
  expect(order?.attributes).toEqual([
    { key: 'http.request.method', value: { stringValue: 'GET' } },
    { key: 'http.route', value: { stringValue: '/api/orders/:id' } },
    { key: 'http.response.status_code', value: { intValue: 404 } },
  ]);
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === order?.spanId);
  expect(queries.map(({ name, traceId }) => [name, traceId])).toContainEqual([
    'select',
    order?.traceId,
  ]);
  // The query of a call with a body belongs to its request, too.
  const patients = spans.find(({ name }) => name === 'POST /api/patients/findPatients');
  expect(spans.some(({ parentSpanId }) => parentSpanId === patients?.spanId)).toBe(true);
  expect(spans.map(({ name }) => name)).toContain('job remove-idempotency-keys');
  expect(JSON.stringify(batches)).not.toMatch(/987654|Canary/);
  expect(JSON.stringify(batches)).not.toContain(token);
});

const SCRIPT = `
import { registerHooks } from 'node:module';
let loaded = 0;
registerHooks({
  load(url, context, nextLoad) {
    if (url.includes('opentelemetry')) loaded += 1;
    return nextLoad(url, context);
  },
});
await import('../start/runServer.ts');
await import('../metrics/openMetrics.ts');
const { startTraces } = await import('./startTraces.ts');
await startTraces(undefined);
const without = loaded;
await startTraces('http://127.0.0.1:9');
process.stdout.write(JSON.stringify({ without, isLoaded: loaded > 0 }));
process.exit();
`;

test('without the setting no module of OpenTelemetry is loaded, metrics included', async () => {
  const script = SCRIPT.replaceAll(/import\('(\.[^']+)'\)/g, (_all, path: string) => {
    return `import('${new URL(path, import.meta.url).href}')`;
  });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { env: compiledCode() },
  );
  expect(JSON.parse(stdout)).toEqual({ without: 0, isLoaded: true });
});

test('an endpoint that is no address is refused in words', () => {
  expect(readTracesEndpoint(undefined)).toBeUndefined();
  expect(readTracesEndpoint('http://collector:4318/')).toBe('http://collector:4318');
  expect(() => readTracesEndpoint('collector:4318')).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector.example:4318.',
  );
});
