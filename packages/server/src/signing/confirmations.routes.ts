import { logPrescriptionLoad, resendConfirmation } from '@formulary/rules/calls/prescriptionCalls';
import { describeConfirmation, verifySignature } from '@formulary/rules/calls/signatureLinkCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../accounts/tokens/accountTokens.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { networkOf } from '../platform/http/networkOf.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';
import { registerCall, registerPublicCall } from '../platform/plugins/registerCall.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { lockPrescription } from '../review/lockPrescription.ts';
import { lockSigner } from '../review/review.queries.ts';
import { confirmSignature } from './confirmSignature.ts';
import { findConfirmation } from './confirmations.queries.ts';
import { mailConfirmations } from './mailConfirmations.ts';
import type { Shop } from '../start/Shop.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Registers the routes of the mailed link (spec 7.49), and of reports about what screens could not show (spec 7.57).
 */
export function registerConfirmations(app: FastifyInstance, shop: Shop): void {
  const { db, now } = shop;
  const takeLink = ({ ip }: FastifyRequest) =>
    takeAttempt(
      db,
      { kind: 'confirm signature', key: networkOf(ip), most: 120, perMs: HOUR_MS },
      now(),
    );

  registerPublicCall(app, describeConfirmation, async ({ body, request }) => {
    await takeLink(request);
    const found = await findConfirmation(db, hashToken(body.token));
    if (!found || now() >= found.expiresAt) throw new Refused('token-dead');
    const { prescriptionId: id, orderNumber, date, usedAt, isSignerActive } = found;
    if (!usedAt && !isSignerActive) throw new Refused('signer-not-active');
    return { id, orderNumber, date, isConfirmed: usedAt !== null };
  });

  registerPublicCall(app, verifySignature, async ({ body, request }) => {
    await takeLink(request);
    const agent = request.headers['user-agent'] ?? '';
    await confirmSignature(shop, { token: body.token, address: request.ip, agent });
    return undefined;
  });

  registerCall(app, resendConfirmation, async ({ session, body }) => {
    const { userId } = session;
    const key = `${userId} ${body.id}`;
    await takeAttempt(db, { kind: 'resend confirmation', key, most: 5, perMs: HOUR_MS }, now());
    await withTransaction(db, async (trx) => {
      const { row, order } = await lockPrescription(trx, userId, body.id);
      if (row.prescriberId !== userId)
        throw new Refused('prescription-missing', {
          requestedRecord: { kind: 'prescription', id: row.id },
        });
      if (!(await lockSigner(trx, userId))) throw new Refused('signer-not-active');
      const isWaiting = row.status === 'signed' && !row.confirmedAt && order.state !== 'Cancelled';
      if (!isWaiting || !row.signedAt) throw new Refused('prescription-not-waiting');
      const unconfirmed = [{ id: row.id, orderNumber: order.number, signedAt: row.signedAt }];
      await mailConfirmations(trx, shop, { prescriberId: userId, unconfirmed });
    });
    return undefined;
  });

  registerCall(app, logPrescriptionLoad, async ({ session, body, request }) => {
    const key = String(session.userId);
    await takeAttempt(db, { kind: 'client error', key, most: 10, perMs: MINUTE_MS }, now());
    // Line breaks could forge a line of the log (T69).
    const said = JSON.stringify(body.text).replaceAll(/[\u0085\u2028\u2029]/g, ' ');
    request.log.warn({ userId: session.userId, said }, 'a screen could not show a prescription');
    return undefined;
  });
}
