import {
  correctPrescription as correctCall,
  favouriteDirections,
  giveUpPrescription as giveUpCall,
  nudgePrescriber as nudgeCall,
  rejectPrescription as rejectCall,
  verifyPrescription as verifyCall,
} from '@formulary/rules/calls/prescriptionCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readPrescription } from '../prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { correctPrescription } from './correctPrescription.ts';
import { readFavouriteDirections } from './favouriteDirections.queries.ts';
import { giveUpPrescription } from './giveUpPrescription.ts';
import { nudgePrescriber } from './nudgePrescriber.ts';
import { originOf } from '../prescriptions/events/originOf.ts';
import { rejectPrescription } from './rejectPrescription.ts';
import { verifyPrescription } from './verifyPrescription.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Registers the review of prescriptions by prescribers, and the practitioners' responses (spec 7.46, 7.47, reading
 * R23).
 */
export function registerReview(app: FastifyInstance, shop: Shop): void {
  const after = async (userId: number, id: number): Promise<Prescription> => {
    const row = await readPrescription(shop.db, userId, id);
    if (!row) throw new Refused('prescription-missing');
    return prescriptionOf(row, shop.daysToSign);
  };

  registerCall(app, verifyCall, ({ body, ...by }) =>
    verifyPrescription(shop, { ...originOf(by), review: body }),
  );

  registerCall(app, rejectCall, async ({ body, ...by }) => {
    await rejectPrescription(shop, { ...originOf(by), rejection: body });
    return after(by.session.userId, body.id);
  });

  registerCall(app, giveUpCall, async ({ body, ...by }) => {
    await giveUpPrescription(shop, { ...originOf(by), id: body.id });
    return after(by.session.userId, body.id);
  });

  registerCall(app, correctCall, async ({ body, ...by }) => {
    const id = await correctPrescription(shop, { ...originOf(by), review: body });
    return after(by.session.userId, id);
  });

  registerCall(app, nudgeCall, async ({ session, body }) => {
    await nudgePrescriber(shop, { userId: session.userId, id: body.id });
    return undefined;
  });

  registerCall(app, favouriteDirections, ({ session, body }) =>
    readFavouriteDirections(shop.db, session.userId, body.productIds),
  );
}
