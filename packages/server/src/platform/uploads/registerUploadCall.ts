import multipart from '@fastify/multipart';
import type { Call } from '@formulary/rules/calls/call';
import { errorsOnTheWire } from '@formulary/rules/calls/fieldNames';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { networkOf } from '../http/networkOf.ts';
import { refusalOf } from '../http/refusalOf.ts';
import { decodeInput } from '../plugins/decodeInput.ts';
import { sendAnswer } from '../plugins/sendAnswer.ts';
import { createByteBudget } from './createByteBudget.ts';
import type { ReceivedForm } from './ReceivedForm.ts';
import { readForm } from './readForm.ts';
import { standardLimits } from './standardLimits.ts';
import type { UploadLimits } from './UploadLimits.ts';

const HANDLER_MS = 30_000;
const FORM_TYPE = /^multipart\/form-data *(;|$)/i;
/** Two of the largest forms; one network gets half. */
const MOST_BYTES_HELD = 52 * 1024 * 1024;

/** Memory budget of all uploads in this server process. */
const uploadBudget = createByteBudget(MOST_BYTES_HELD);

/** Options of a call with files. */
export interface UploadCall<Body, Answer> {
  /** Missing fields that read as empty, so that both give the same sentence. */
  readonly emptyWhenMissing?: readonly (string & keyof Body)[];
  /** Runs before the form is read; throws to refuse. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly handle: (context: {
    readonly body: Body;
    readonly files: ReceivedForm['files'];
    readonly request: FastifyRequest;
  }) => Promise<Answer>;
}

/**
 * Registers a call with files, which takes multipart forms only (415 otherwise). Its parser lives in a separate scope:
 * every other call takes only JSON.
 */
export function registerUploadCall<Body, Answer>(
  app: FastifyInstance,
  call: Call<undefined, undefined, Body, Answer>,
  uploaded: UploadCall<Body, Answer>,
  limits = standardLimits,
  budget = uploadBudget,
): void {
  registerUpload(app, call, { access: call.access }, uploaded, limits, budget);
}

/** Registers the route of a call with files and its access rule, for calls of the shop and of the desk. */
export function registerUpload<Body, Answer>(
  app: FastifyInstance,
  call: Call<undefined, undefined, Body, Answer, string>,
  access: Pick<FastifyContextConfig, 'access' | 'deskAccess'>,
  { admit, handle, emptyWhenMissing = [] }: UploadCall<Body, Answer>,
  limits: UploadLimits = standardLimits,
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
        ...access,
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
          decodeInput(undefined, request.query);
          await admit(request);
          const form = await readForm(request, parts, limits, hold);
          const body = decodeInput(call.body, { ...empty, ...form.fields });
          return sendAnswer(call, await handle({ body, files: form.files, request }), reply);
        } catch (error) {
          // Close the connection of a client that is too slow. For others, read and drop the rest: hanging up on a
          // sending client would lose the answer.
          if (refusalOf(error)?.status === 408) void reply.header('connection', 'close');
          throw error;
        } finally {
          hold.release();
        }
      },
    });
  });
}
