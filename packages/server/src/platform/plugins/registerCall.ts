import { needsSession } from '@formulary/rules/calls/access';
import type { Call } from '@formulary/rules/calls/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitOf } from '../http/bodyBounds.ts';
import { FileAnswer } from './FileAnswer.ts';
import { OtherStatus } from './OtherStatus.ts';
import type { Session } from './Session.ts';
import { readArrived } from './readArrived.ts';
import { sendAnswer } from './sendAnswer.ts';
import { sendFileAnswer } from './sendFileAnswer.ts';
import { sendWrittenAnswer } from './sendWrittenAnswer.ts';
import { WrittenAnswer } from './WrittenAnswer.ts';

/** What a handler of a call anybody may make is given, in the house's words. */
export interface PublicCallContext<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** For its address, id and log. */
  readonly request: FastifyRequest;
  /** For headers; the answer itself is what the handler returns. */
  readonly reply: FastifyReply;
}

/** The same for a call of a signed-in user. */
export interface CallContext<Params, Query, Body> extends PublicCallContext<Params, Query, Body> {
  readonly session: Session;
}

/**
 * Makes a signed-in call of the wire a route: the session is checked before the body is read, what
 * arrives is decoded strictly (400 with a sentence per field), what the handler returns is encoded
 * field by field; `OtherStatus` goes out under the other status of success, `FileAnswer` as an attachment. Refusals are thrown as `Refused`, their errors by the names of the declaration.
 */
export function registerCall<Params, Query, Body, Answer>(
  app: FastifyInstance,
  call: Call<Params, Query, Body, Answer>,
  handle: (
    context: CallContext<Params, Query, Body>,
  ) => Promise<Answer | WrittenAnswer | OtherStatus<Answer> | FileAnswer>,
): void {
  if (!needsSession(call.access)) throw new Error(`${call.name} is for registerPublicCall`);
  register(app, call, (context) => {
    const { session } = context.request;
    if (session === undefined) throw new Error(`${call.name} was let through without a session`);
    return handle({ ...context, session });
  });
}

/** Makes a call that anybody may make a route; as `registerCall`, without a session. */
export function registerPublicCall<Params, Query, Body, Answer>(
  app: FastifyInstance,
  call: Call<Params, Query, Body, Answer>,
  handle: (context: PublicCallContext<Params, Query, Body>) => Promise<Answer | WrittenAnswer>,
): void {
  if (call.access !== 'public') throw new Error(`${call.name} is for registerCall`);
  register(app, call, handle);
}

function register<Params, Query, Body, Answer>(
  app: FastifyInstance,
  call: Call<Params, Query, Body, Answer>,
  handle: (
    context: PublicCallContext<Params, Query, Body>,
  ) => Promise<Answer | WrittenAnswer | OtherStatus<Answer> | FileAnswer>,
): void {
  if (call.files) throw new Error(`${call.name} is for registerUploadCall`);
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: bodyLimitOf(call),
    config: { access: call.access, call },
    handler: async (request, reply) => {
      const answer = await handle({
        params: readArrived(call.params, request.params),
        query: readArrived(call.query, request.query),
        // No body says as much as an empty one (reading R32).
        body: readArrived(call.body, request.body === undefined ? {} : request.body),
        request,
        reply,
      });
      if (answer instanceof WrittenAnswer) {
        return sendWrittenAnswer(answer, call.status, request, reply);
      }
      if (answer instanceof FileAnswer) return sendFileAnswer(answer, call, reply);
      if (answer instanceof OtherStatus) {
        const { status = call.status } = call.otherStatus ?? {};
        return sendAnswer({ ...call, status }, answer.answer, reply);
      }
      return sendAnswer(call, answer, reply);
    },
  });
}
