import { answerHandover as answerCall, listHandovers } from '@formulary/rules/calls/handoverCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { originOf } from '../prescriptions/events/originOf.ts';
import type { Shop } from '../start/Shop.ts';
import { answerHandover } from './answerHandover.ts';
import { readHandoversTo } from './handovers.queries.ts';

/** Registers what a prescriber is asked to take over, in the shop. */
export function registerHandovers(app: FastifyInstance, shop: Shop): void {
  registerCall(app, listHandovers, ({ session }) => readHandoversTo(shop.db, session.userId));

  registerCall(app, answerCall, async ({ body, ...by }) => {
    const prescriptionId = await answerHandover(shop, { ...originOf(by), ...body });
    return { prescriptionId };
  });
}
