import type { FastifyInstance } from 'fastify';
import type prom from 'prom-client';
import { Histogram } from './promClient.ts';

const MS_PER_SECOND = 1_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Returns a function that measures the requests of an app, by method, declared route and status. The route is the
 * pattern of its declaration, `/api/orders/:id`, and never the address, which has ids and could be anything.
 */
export function measureRequests(registry: prom.Registry): (app: FastifyInstance) => void {
  const durations = new Histogram({
    name: 'formulary_http_request_duration_seconds',
    help: 'Duration of requests by method, declared route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  return (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const { url: route } = request.routeOptions;
      const labels =
        route === undefined
          ? { method: 'any', route: 'none', status: reply.statusCode }
          : { method: request.method, route, status: reply.statusCode };
      durations.observe(labels, reply.elapsedTime / MS_PER_SECOND);
      done();
    });
  };
}
