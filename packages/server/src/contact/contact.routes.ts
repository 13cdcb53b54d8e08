import { contactUs } from '@formulary/rules/calls/contentCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import { networkOf } from '../platform/http/networkOf.ts';
import { registerPublicCall } from '../platform/plugins/registerCall.ts';
import { sendMessage } from './contactMessages.ts';

interface ContactContext {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Registers the call for messages to the pharmacy (spec 7.10). */
export function registerContact(app: FastifyInstance, { db, now }: ContactContext): void {
  registerPublicCall(app, contactUs, async ({ body, request }) => {
    await sendMessage(db, { ...body, network: networkOf(request.ip) }, now());
    return undefined;
  });
}
