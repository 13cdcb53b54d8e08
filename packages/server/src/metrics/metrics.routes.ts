import { hash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './openMetrics.ts';

const PATH = '/metrics';
const CHALLENGE = { 'www-authenticate': 'Bearer' };
const UNAUTHORIZED = 'The metrics need the METRICS_TOKEN as a Bearer token.\n';

/** Registers `/metrics` on the shop's port, behind a token. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const config = { access: 'public', isAlwaysAnswered: true } as const;
  app.get(PATH, { config }, async (request, reply) => {
    if (!isAllowed(request.headers.authorization, token))
      return reply.code(401).headers(CHALLENGE).type('text/plain').send(UNAUTHORIZED);
    const { type, text } = await metrics.scrape();
    return reply.type(type).send(text);
  });
}

/** Serves `/metrics` on a separate port. Requires the token if one is set. */
export async function listenForMetrics(
  metrics: Metrics,
  token: string | undefined,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    const refuse = (status: number, text: string, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(text);
    };
    if (request.method !== 'GET' || request.url !== PATH) return refuse(404, 'Not found\n');
    if (token !== undefined && !isAllowed(request.headers.authorization, token))
      return refuse(401, UNAUTHORIZED, CHALLENGE);
    metrics.scrape().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => refuse(500, 'The metrics could not be read\n'),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Compares hashes, so that the time tells nothing about the token. */
function isAllowed(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
