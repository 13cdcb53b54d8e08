import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type SentQuery, sentQueries } from '../platform/database/queryChannel.ts';
import { sqlState } from '../platform/database/sqlState.ts';
import { type JobRun, jobRuns } from '../platform/jobs/jobChannels.ts';
import type { Traces } from './startTraces.ts';

/** A collector that is away must not delay a shutdown. */
const LONGEST_EXPORT_MS = 2_000;
const FIRST_FAULT = 500;

/** The span that the current code works for. */
type Active = AsyncLocalStorage<Span>;

/** What an announcement of a failure has besides its own fields. */
interface Failure {
  readonly error?: unknown;
}

/**
 * Traces requests, their queries and jobs, and sends them in batches. Spans have routes, statuses, tasks and the texts
 * of queries with placeholders: no addresses, values or messages of errors, which may hold personal data. Clients
 * cannot choose the trace of their request.
 */
export function openTraces(endpoint: string): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: LONGEST_EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'formulary' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: LONGEST_EXPORT_MS })],
  });
  const tracer = provider.getTracer('formulary');
  const active: Active = new AsyncLocalStorage();
  const endings = [traceQueries(tracer, active), traceJobs(tracer, active)];
  return {
    observe: (app) => {
      traceRequests(app, tracer, active);
      app.addHook('onClose', async () => {
        for (const end of endings) end();
        await provider.shutdown().catch(() => {});
      });
    },
  };
}

function traceRequests(app: FastifyInstance, tracer: Tracer, active: Active): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const { url: route = 'none' } = routeOptions;
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      ROOT_CONTEXT,
    );
    spans.set(request, span);
    active.run(span, done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= FIRST_FAULT) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** Traces queries of requests and jobs; those of nobody are polls. Returns a function that ends that. */
function traceQueries(tracer: Tracer, active: Active): () => void {
  const spans = new WeakMap<object, Span>();
  const onStart = (message: unknown): void => {
    const parent = active.getStore();
    if (parent === undefined) return;
    const { text } = message as SentQuery;
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const name = text.trimStart().split(/\s/, 1)[0] ?? 'query';
    const within = trace.setSpan(ROOT_CONTEXT, parent);
    spans.set(
      message as SentQuery,
      tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, within),
    );
  };
  const onEnd = (message: unknown): void => endSpan(spans, message as SentQuery & Failure);
  sentQueries.start.subscribe(onStart);
  sentQueries.asyncEnd.subscribe(onEnd);
  return () => {
    sentQueries.start.unsubscribe(onStart);
    sentQueries.asyncEnd.unsubscribe(onEnd);
  };
}

function traceJobs(tracer: Tracer, active: Active): () => void {
  const spans = new WeakMap<object, Span>();
  const onEnd = (message: unknown): void => endSpan(spans, message as JobRun & Failure);
  jobRuns.start.bindStore(active, (run) => {
    const { task } = run;
    const attributes = { 'job.task': task };
    const span = tracer.startSpan(
      `job ${task}`,
      { kind: SpanKind.CONSUMER, attributes },
      ROOT_CONTEXT,
    );
    spans.set(run, span);
    return span;
  });
  jobRuns.asyncEnd.subscribe(onEnd);
  return () => {
    jobRuns.start.unbindStore(active);
    jobRuns.asyncEnd.unsubscribe(onEnd);
  };
}

function endSpan(spans: WeakMap<object, Span>, message: Failure): void {
  const span = spans.get(message);
  if (span === undefined) return;
  if (message.error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', sqlState(message.error) ?? 'failed');
  }
  span.end();
}
