import multipart from '@fastify/multipart';
import type { Call } from '@formulary/rules/calls/call';
import { errorsOnTheWire } from '@formulary/rules/calls/fieldNames';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { networkOf } from '../http/networkOf.ts';
import { refusalOf } from '../http/refusalOf.ts';
import { readArrived } from '../plugins/readArrived.ts';
import { sendAnswer } from '../plugins/sendAnswer.ts';
import { createByteBudget } from './createByteBudget.ts';
import type { ReceivedForm } from './ReceivedForm.ts';
import { readForm } from './readForm.ts';
import { standardLimits } from './standardLimits.ts';

const HANDLER_MS = 30_000;
const FORM_TYPE = /^multipart\/form-data *(;|$)/i;
/** Two of the largest forms: half of it is one address's. */
const MOST_BYTES_HELD = 52 * 1024 * 1024;

/** What all uploads of this server process hold in memory. */
export const uploadBudget = createByteBudget(MOST_BYTES_HELD);

/** How a call with files is served. */
export interface UploadCall<Body, Answer> {
  /** Fields that read as empty when they are missing, so that both get the same sentence. */
  readonly emptyWhenMissing?: readonly (string & keyof Body)[];
  /** Asked before a byte of the form is read; throws to refuse. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly handle: (context: {
    readonly body: Body;
    readonly files: ReceivedForm['files'];
    readonly request: FastifyRequest;
  }) => Promise<Answer>;
}

/**
 * Makes a call with files a route that takes multipart forms and nothing else (415). Its parser lives
 * in a scope of its own: every other call takes JSON alone.
 */
export function registerUploadCall<Body, Answer>(
  app: FastifyInstance,
  call: Call<undefined, undefined, Body, Answer>,
  { admit, handle, emptyWhenMissing = [] }: UploadCall<Body, Answer>,
  limits = standardLimits,
  budget = uploadBudget,
): void {
  const { files: parts } = call;
  if (!parts) throw new Error(`${call.name} is for registerCall`);
  const missing = Object.fromEntries(emptyWhenMissing.map((word) => [word, '']));
  const empty = errorsOnTheWire(call, missing);
  void app.register(async (room) => {
    await room.register(multipart, { throwFileSizeLimit: false });
    room.route({
      method: call.method,
      url: call.path,
      config: {
        access: call.access,
        call,
        hasLongBody: true,
        answersWithinMs: limits.mostMs + HANDLER_MS,
      },
      onRequest: async (request) => {
        if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) {
          throw new Refused('form-expected');
        }
      },
      handler: async (request, reply) => {
        const hold = budget.hold(networkOf(request.ip));
        try {
          readArrived(undefined, request.query);
          await admit(request);
          const form = await readForm(request, parts, limits, hold);
          const body = readArrived(call.body, { ...empty, ...form.fields });
          return sendAnswer(call, await handle({ body, files: form.files, request }), reply);
        } catch (error) {
          // Whoever is too slow would hold the connection; of the others the rest is read and dropped,
          // because hanging up on somebody who is still sending would lose them the answer.
          if (refusalOf(error)?.status === 408) void reply.header('connection', 'close');
          throw error;
        } finally {
          hold.release();
        }
      },
    });
  });
}
