import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { hasBody } from '../http/hasBody.ts';
import { Refused } from '../problems/Refused.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form with files, which may take its time on a phone; it has a limit of its own. */
    hasLongBody?: boolean;
    /** How long the whole answer may take where it is not what suits every other. */
    answersWithinMs?: number;
  }
  interface FastifyRequest {
    /** The body that is arriving, as its parser reads it. */
    arriving: PassThrough | undefined;
  }
}

/** How long a body may take to arrive, and how long an answer may take once it has. */
export interface AnswerTimes {
  readonly bodyMs: number;
  readonly answerMs: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Every request is answered, whatever it waits for: a body that does not arrive in time is 408, an answer that is not
 * ready in time 503, and what can be answered no more is hung up on. Fastify's own `handlerTimeout` ends with the
 * body, and Node's limit is one for all and has to suit uploads.
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
      // It has arrived, though nobody read it: its answer waits for those before it on the connection.
      if (raw.complete) return;
      // Answered already, or with a method whose body nobody reads: there is nobody to tell.
      if (request.arriving === undefined || reply.sent) raw.destroy();
      else {
        void reply.header('connection', 'close');
        request.arriving.destroy(new Refused('too-slow'));
      }
    }, bodyMs).unref();
    raw.once('close', () => clearTimeout(stalled));
    raw.once('end', () => {
      clearTimeout(stalled);
      // A timer that was cleared would begin again.
      if (!reply.raw.writableEnded) late.refresh();
    });
  });

  app.addHook('preParsing', async (request, _reply, payload) => {
    const { config } = request.routeOptions;
    if (config.hasLongBody === true || request.raw.complete) return payload;
    const arriving = new PassThrough();
    // Its parser hears of an error; where none reads it, there is nobody to tell.
    arriving.on('error', () => {});
    payload.once('error', (error) => arriving.destroy(error));
    request.arriving = arriving;
    return payload.pipe(arriving);
  });
}
