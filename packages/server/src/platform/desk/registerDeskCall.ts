import type { StaffPermission } from '@formulary/rules/accounts/staffPermissions';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffAuthor } from '../events/recordEvent.queries.ts';
import { type PublicCallContext, registerHandler } from '../plugins/registerCall.ts';
import type { FileAnswer } from '../plugins/FileAnswer.ts';
import type { DeskSession } from './DeskSession.ts';
import { deviceOf } from './deviceOf.ts';

/** Who acts at the desk: the name for the record, and what an event keeps of it. */
export interface DeskActor {
  readonly by: string;
  readonly staff: StaffAuthor;
}

/** Decoded input of a call of the desk, and who made it. */
export interface DeskCallContext<Params, Query, Body> extends PublicCallContext<
  Params,
  Query,
  Body
> {
  readonly session: DeskSession;
  readonly actor: DeskActor;
}

/**
 * Registers a call of the desk as a route, for staff with its permission. Decodes, encodes and refuses as `registerCall`
 * does for the shop.
 */
export function registerDeskCall<Params, Query, Body, Answer>(
  app: FastifyInstance,
  call: DeskCall<Params, Query, Body, Answer>,
  handle: (context: DeskCallContext<Params, Query, Body>) => Promise<Answer | FileAnswer>,
  /** For an answer that takes longer than others. */
  times: { readonly answersWithinMs?: number } = {},
): void {
  const { access } = call;
  if (access === 'open') throw new Error(`${call.name} is for registerOpenDeskCall`);
  registerHandler(app, call, { deskAccess: access, ...times }, (context) => {
    const person = deskPersonOf(context.request, call.name, access);
    return handle({ ...context, ...person });
  });
}

/** Returns who makes a call of the desk. Throws for a request that was let through without a session. */
export function deskPersonOf(
  request: FastifyRequest,
  name: string,
  permission: StaffPermission,
): { readonly session: DeskSession; readonly actor: DeskActor } {
  const { deskSession: session } = request;
  if (session === undefined) throw new Error(`${name} was let through without a session`);
  const staff = { staffId: session.staffId, permission, device: deviceOf(request) };
  return { session, actor: { by: session.name, staff } };
}

/** Registers a call of the desk that needs no session: signing in, accepting an invitation. */
export function registerOpenDeskCall<Params, Query, Body, Answer>(
  app: FastifyInstance,
  call: DeskCall<Params, Query, Body, Answer>,
  handle: (context: PublicCallContext<Params, Query, Body>) => Promise<Answer>,
): void {
  if (call.access !== 'open') throw new Error(`${call.name} is for registerDeskCall`);
  registerHandler(app, call, { deskAccess: 'open' }, handle);
}
