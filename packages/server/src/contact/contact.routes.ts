import { contactUs } from '@formulary/rules/calls/contentCalls';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../platform/http/networkOf.ts';
import { registerPublicCall } from '../platform/plugins/registerCall.ts';
import { sendMessage } from './contactMessages.ts';
import type { Shop } from '../start/Shop.ts';

/** Registers the call for messages to the pharmacy (spec 7.10). */
export function registerContact(app: FastifyInstance, { db, now }: Shop): void {
  registerPublicCall(app, contactUs, async ({ body, request }) => {
    await sendMessage(db, { ...body, network: networkOf(request.ip) }, now());
    return undefined;
  });
}
