import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import type { FastifyInstance } from 'fastify';
import { registerUpload, type UploadCall } from '../uploads/registerUploadCall.ts';
import type { DeskSession } from './DeskSession.ts';
import { type DeskActor, deskPersonOf } from './registerDeskCall.ts';

/** Registers a call of the desk with files, for staff with its permission; like `registerDeskCall`. */
export function registerDeskUploadCall<Body, Answer>(
  app: FastifyInstance,
  call: DeskCall<undefined, undefined, Body, Answer>,
  handle: (
    context: Parameters<UploadCall<Body, Answer>['handle']>[0] & {
      readonly session: DeskSession;
      readonly actor: DeskActor;
    },
  ) => Promise<Answer>,
): void {
  const { access } = call;
  if (access === 'open') throw new Error(`${call.name} is for people who are signed in`);
  const uploaded: UploadCall<Body, Answer> = {
    // The check of the desk's requests has admitted it.
    admit: async () => undefined,
    handle: (context) =>
      handle({ ...context, ...deskPersonOf(context.request, call.name, access) }),
  };
  registerUpload(app, call, { deskAccess: access }, uploaded);
}
