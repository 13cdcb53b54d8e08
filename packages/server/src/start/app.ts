import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import { registerHealth } from '../platform/health/health.routes.ts';
import { answerClientError } from '../platform/http/answerClientError.ts';
import { LEAST_BODY_BYTES } from '../platform/http/bodyBounds.ts';
import { boundConnections, type ConnectionLimits } from '../platform/http/boundConnections.ts';
import { trustOf, type TrustProxy } from '../platform/http/readTrustProxy.ts';
import { refuseExpectations } from '../platform/http/refuseExpectations.ts';
import { securityHeaders } from '../platform/http/securityHeaders.ts';
import { logOptions, type LogStream } from '../platform/logging/logOptions.ts';
import { answerError, answerErrors, type RecordDenial } from '../platform/plugins/answerErrors.ts';
import { checkSessions } from '../platform/plugins/checkSessions.ts';
import { type AnswerTimes, limitAnswerTime } from '../platform/plugins/limitAnswerTime.ts';
import { readJsonBodies } from '../platform/plugins/readJsonBodies.ts';
import { requireAccessRules } from '../platform/plugins/requireAccessRules.ts';
import type { ResolveSession } from '../platform/plugins/ResolveSession.ts';
import { type LoadLimits, shedLoad } from '../platform/plugins/shedLoad.ts';
import { limitConcurrency } from '../platform/plugins/limitConcurrency.ts';
import { Refused } from '../platform/problems/Refused.ts';

const HEADERS_TIMEOUT_MS = 10_000;
/** Their sum is below the storefront's timeout of 20 seconds. */
const ANSWER_TIMES = { bodyMs: 8_000, answerMs: 10_000 };
/** For forms with files on a slow line; other bodies have `ANSWER_TIMES`. */
const REQUEST_TIMEOUT_MS = 150_000;
const KEEP_ALIVE_MS = 65_000;
const IDLE_CONNECTION_MS = 75_000;
const CHECK_CONNECTIONS_MS = 1_000;
const CONNECTIONS: ConnectionLimits = { most: 2_000, mostOfNetwork: 500, mostUnanswered: 32 };
/** Limit for the whole server, enforced by Node, in case its own bounds fail. */
const MOST_CONNECTIONS = 2_500;
const MOST_AT_ONCE = 400;
/** By then another server process, or this one restarted, answers. */
const CLOSING = { retryAfterSeconds: 5 };

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` answer 503 and ends each connection with its next answer, while the server serves on. */
    announceStop: () => void;
  }
}

/** Options of the app. */
export interface AppOptions {
  readonly db: Db;
  readonly isProduction: boolean;
  /** No proxy by default: callers can forge X-Forwarded-For. */
  readonly trustProxy?: TrustProxy;
  /** Further origins that pages may post forms to. */
  readonly formTargets?: readonly string[];
  /** Version of the newest migration, required by `/readyz`. */
  readonly newestMigration: number;
  readonly resolveSession: ResolveSession;
  /** Checks requests instead of the shop's sessions: the desk's own. */
  readonly checkRequests?: (app: FastifyInstance) => void | Promise<void>;
  /** Returns whether a token was seen alive before; under overload known users are refused last. */
  readonly isKnownToken?: (token: string) => boolean;
  readonly recordDenial?: RecordDenial;
  /** Returns whether everything kept outside the database is written, required by `/readyz`. */
  readonly isWrittenDown?: () => Promise<boolean>;
  /** Returns whether notices of other servers arrive, required by `/readyz`. */
  readonly isListening?: () => boolean;
  /** Time limits of requests; longer in tests, because test machines are slow at times. */
  readonly answerTimes?: AnswerTimes;
  /** Load limits; set in tests, because busy test machines are late at times. */
  readonly load?: Partial<Pick<LoadLimits, 'mostAtOnce' | 'delayMs'>> & {
    /** Processing time after which an account gets one request at once. */
    readonly burstMs?: number;
  };
  /** Suppresses the log in tests that provoke errors. */
  readonly isSilent?: boolean;
  /** Target of log lines instead of the terminal. */
  readonly logStream?: LogStream;
  /** Adds hooks that see every request, such as measures. */
  readonly observe?: ((app: FastifyInstance) => void) | undefined;
  /** Registers the shop's calls and pages. */
  readonly register: (app: FastifyInstance) => void | Promise<void>;
}

/** Builds the HTTP server without listening: limits, headers, errors, sessions, health, routes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, isProduction, trustProxy: trusted = false, formTargets = [] } = options;
  const trust = trustOf(trusted);
  const app = Fastify({
    logger: options.isSilent ? false : logOptions(isProduction, options.logStream),
    trustProxy: trust,
    genReqId: () => randomUUID(),
    // Default for routes without their own limit; calls have one.
    bodyLimit: LEAST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: IDLE_CONNECTION_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      // Node's answer has no body or headers; the hook below refuses it like every other fault.
      requireHostHeader: false,
    },
    // Fastify's answer lacks the usual shape and headers.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, isProduction),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders(request.url, isProduction, formTargets));
      void answerError(error, request, reply);
    },
  });
  refuseExpectations(app.server, isProduction);
  app.server.maxConnections = MOST_CONNECTIONS;
  boundConnections(app.server, CONNECTIONS, (address) => trust(address, 0));
  requireAccessRules(app);
  options.observe?.(app);
  answerErrors(app, options.recordDenial);
  readJsonBodies(app);
  let isStopping = false;
  app.decorate('announceStop', () => {
    isStopping = true;
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(request.url, isProduction, formTargets));
    void reply.header('x-request-id', request.id);
    const isNamed = request.headers.host !== undefined || request.raw.httpVersion !== '1.1';
    if (!isNamed) throw new Refused('malformed-request');
    if (isClosing) throw new Refused('unavailable', CLOSING);
  });
  limitAnswerTime(app, options.answerTimes ?? ANSWER_TIMES);
  shedLoad(app, {
    mostAtOnce: MOST_AT_ONCE,
    isKnownToken: options.isKnownToken ?? (() => false),
    ...options.load,
  });
  app.addHook('onSend', async (_request, reply) => {
    // An open connection would delay the shutdown.
    if (isStopping) void reply.header('connection', 'close');
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  if (options.checkRequests) await options.checkRequests(app);
  else checkSessions(app, options.resolveSession);
  limitConcurrency(app, options.load?.burstMs);
  app.addHook('preParsing', async (request) => {
    // Skips reading the body for unknown routes.
    if (request.is404) throw new Refused('not-found');
  });
  app.setNotFoundHandler(() => {
    throw new Refused('not-found');
  });
  registerHealth(app, db, { ...options, isStopping: () => isStopping });
  await options.register(app);
  return app;
}
