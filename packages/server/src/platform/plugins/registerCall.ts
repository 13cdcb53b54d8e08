import { needsSession } from '@formulary/rules/accounts/permissions';
import type { Call } from '@formulary/rules/calls/call';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitOf } from '../http/bodyBounds.ts';
import { FileAnswer, sendFileAnswer } from './FileAnswer.ts';
import { AlternateStatus } from './AlternateStatus.ts';
import { decodeInput } from './decodeInput.ts';
import { sendAnswer } from './sendAnswer.ts';
import type { Session } from './Session.ts';
import { sendEncodedAnswer, EncodedAnswer } from './EncodedAnswer.ts';

/** Decoded input of a public call. */
export interface PublicCallContext<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Gives the address, id and log. */
  readonly request: FastifyRequest;
  /** For setting headers; the handler returns the answer itself. */
  readonly reply: FastifyReply;
}

/** Decoded input of a call of a signed-in user. */
export interface CallContext<Params, Query, Body> extends PublicCallContext<Params, Query, Body> {
  readonly session: Session;
}

/**
 * Registers a signed-in call as a route. Checks the session before reading the body, decodes input strictly (400 with a
 * sentence per field) and encodes the answer field by field. Sends `AlternateStatus` under the second success status and
 * `FileAnswer` as an attachment. Handlers throw refusals as `Refused`; their errors get the names of the declaration.
 */
export function registerCall<Params, Query, Body, Answer>(
  app: FastifyInstance,
  call: Call<Params, Query, Body, Answer>,
  handle: (
    context: CallContext<Params, Query, Body>,
  ) => Promise<Answer | EncodedAnswer | AlternateStatus<Answer> | FileAnswer>,
): void {
  if (!needsSession(call.access)) throw new Error(`${call.name} is for registerPublicCall`);
  registerHandler(app, call, { access: call.access }, (context) => {
    const { session } = context.request;
    if (session === undefined) throw new Error(`${call.name} was let through without a session`);
    return handle({ ...context, session });
  });
}

/** Registers a public call as a route; like `registerCall`, without a session. */
export function registerPublicCall<Params, Query, Body, Answer>(
  app: FastifyInstance,
  call: Call<Params, Query, Body, Answer>,
  handle: (context: PublicCallContext<Params, Query, Body>) => Promise<Answer | EncodedAnswer>,
): void {
  if (call.access !== 'public') throw new Error(`${call.name} is for registerCall`);
  registerHandler(app, call, { access: 'public' }, handle);
}

/** Registers the route of a call with its access rule, and decodes and encodes around its handler. */
export function registerHandler<Params, Query, Body, Answer>(
  app: FastifyInstance,
  call: Call<Params, Query, Body, Answer, string>,
  access: Pick<FastifyContextConfig, 'access' | 'deskAccess' | 'answersWithinMs'>,
  handle: (
    context: PublicCallContext<Params, Query, Body>,
  ) => Promise<Answer | EncodedAnswer | AlternateStatus<Answer> | FileAnswer>,
): void {
  if (call.files) throw new Error(`${call.name} is for registerUploadCall`);
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: bodyLimitOf(call),
    config: { ...access, call },
    handler: async (request, reply) => {
      const answer = await handle({
        params: decodeInput(call.params, request.params),
        query: decodeInput(call.query, request.query),
        // A missing body counts as an empty one (reading R32).
        body: decodeInput(call.body, request.body === undefined ? {} : request.body),
        request,
        reply,
      });
      if (answer instanceof EncodedAnswer) {
        return sendEncodedAnswer(answer, call.status, request, reply);
      }
      if (answer instanceof FileAnswer) return sendFileAnswer(answer, call, reply);
      if (answer instanceof AlternateStatus) {
        const { status = call.status } = call.otherStatus ?? {};
        return sendAnswer({ ...call, status }, answer.answer, reply);
      }
      return sendAnswer(call, answer, reply);
    },
  });
}
