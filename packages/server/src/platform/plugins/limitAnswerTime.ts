import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { hasBody } from '../http/hasBody.ts';
import { Refused } from '../problems/Refused.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form with files, which may be slow on a phone and has a separate limit. */
    hasLongBody?: boolean;
    /** Time limit of the whole answer, if it differs from the default. */
    answersWithinMs?: number;
  }
  interface FastifyRequest {
    /** The arriving body, as its parser reads it. */
    arriving: PassThrough | undefined;
  }
}

/** Time limits for a body to arrive, and for the answer after it. */
export interface AnswerTimes {
  readonly bodyMs: number;
  readonly answerMs: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Ensures that every request is answered. A body that does not arrive in time is 408, an answer that is not ready 503;
 * otherwise the connection is closed. Fastify's `handlerTimeout` ends with the body, and Node's single limit has to
 * suit uploads.
 */
export function limitAnswerTime(app: FastifyInstance, { bodyMs, answerMs }: AnswerTimes): void {
  app.decorateRequest('arriving', undefined);

  app.addHook('onRequest', async (request, reply) => {
    const { raw, routeOptions } = request;
    const { hasLongBody = false, answersWithinMs = answerMs } = routeOptions.config;
    const late = setTimeout(() => {
      if (reply.raw.headersSent) reply.raw.destroy();
      else if (!reply.sent) {
        void reply.send(new Refused('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      }
    }, answersWithinMs).unref();
    const isOver = (): void => clearTimeout(late);
    reply.raw.once('finish', isOver).once('close', isOver);

    if (hasLongBody || !hasBody(raw) || raw.complete) return;
    const stalled = setTimeout(() => {
      // The body is complete though unread: its answer waits for earlier ones on the connection.
      if (raw.complete) return;
      // Answered already, or its body has no parser: no error can be reported.
      if (request.arriving === undefined || reply.sent) raw.destroy();
      else {
        void reply.header('connection', 'close');
        request.arriving.destroy(new Refused('too-slow'));
      }
    }, bodyMs).unref();
    raw.once('close', () => clearTimeout(stalled));
    raw.once('end', () => {
      clearTimeout(stalled);
      // Refreshing a cleared timer would restart it.
      if (!reply.raw.writableEnded) late.refresh();
    });
  });

  app.addHook('preParsing', async (request, _reply, payload) => {
    const { config } = request.routeOptions;
    if (config.hasLongBody === true || request.raw.complete) return payload;
    const arriving = new PassThrough();
    // The parser handles errors; without a parser they are ignored.
    arriving.on('error', () => {});
    payload.once('error', (error) => arriving.destroy(error));
    request.arriving = arriving;
    return payload.pipe(arriving);
  });
}
