import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from './database/Db.ts';
import { registerHealth } from './health/health.routes.ts';
import { answerClientError } from './http/answerClientError.ts';
import { HttpRefusal } from './http/HttpRefusal.ts';
import { setSecurityHeaders } from './http/setSecurityHeaders.ts';
import { logOptions } from './logging/logOptions.ts';
import { answerError, answerErrors } from './plugins/answerErrors.ts';
import { checkSessions } from './plugins/checkSessions.ts';
import { limitBodyTime } from './plugins/limitBodyTime.ts';
import { readJsonBodies } from './plugins/readJsonBodies.ts';
import { requireAccessRules } from './plugins/requireAccessRules.ts';
import type { ResolveSession } from './sessions/ResolveSession.ts';
import type { TrustProxy } from './startup/readTrustProxy.ts';

const LARGEST_BODY_BYTES = 1024 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const BODY_TIMEOUT_MS = 15_000;
/** A form with files on a slow line; every other body has `BODY_TIMEOUT_MS`. */
const REQUEST_TIMEOUT_MS = 150_000;
const HANDLER_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 65_000;
const IDLE_CONNECTION_MS = 75_000;
const CHECK_CONNECTIONS_MS = 1_000;
const MOST_CONNECTIONS = 2_000;

/** What the app is made of. */
export interface AppOptions {
  readonly db: Db;
  readonly isProduction: boolean;
  /** Nobody's unless said: X-Forwarded-For is what the caller claims. */
  readonly trustProxy?: TrustProxy;
  /** Version of the newest migration; `/readyz` waits for it. */
  readonly newestMigration: number;
  readonly resolveSession: ResolveSession;
  /** Tests that provoke errors keep them out of their output. */
  readonly isSilent?: boolean;
  /** Adds the shop's calls and pages. */
  readonly register: (app: FastifyInstance) => void | Promise<void>;
}

/** Builds the HTTP server, without listening: limits, headers, errors, sessions, health, routes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, isProduction, trustProxy: trusted = false } = options;
  const app = Fastify({
    logger: options.isSilent ? false : logOptions(isProduction),
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: IDLE_CONNECTION_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, request.url, isProduction);
      void answerError(error, request, reply);
    },
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  requireAccessRules(app);
  answerErrors(app);
  readJsonBodies(app);
  limitBodyTime(app, BODY_TIMEOUT_MS);
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(reply, request.url, isProduction);
    void reply.header('x-request-id', request.id);
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    // A connection kept open would hold up the end.
    if (isClosing) void reply.header('connection', 'close');
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  checkSessions(app, options.resolveSession);
  app.setNotFoundHandler(() => {
    throw new HttpRefusal(404, 'not-found');
  });
  registerHealth(app, db, options.newestMigration);
  await options.register(app);
  return app;
}
