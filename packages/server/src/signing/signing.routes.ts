import { beginUse } from '../accounts/passkeys/usePasskey.ts';
import { checkPrescriptionAction } from '@formulary/rules/prescriptions/prescriptionAction';
import {
  beginSigning as beginSigningCall,
  signPrescription as signCall,
} from '@formulary/rules/calls/prescriptionCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../platform/problems/Refused.ts';
import { readPrescription } from '../prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { prescriberOf, readVerifiedText } from './signing.queries.ts';
import { hasPasskey } from '../accounts/passkeys/passkeys.queries.ts';
import { presenceOf, requirePresence } from '../accounts/presence/presence.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { registerUploadCall } from '../platform/uploads/registerUploadCall.ts';
import { standardLimits } from '../platform/uploads/standardLimits.ts';
import { signPrescription } from './signPrescription.ts';
import type { Shop } from '../start/Shop.ts';

const KB = 1024;
const MINUTE_MS = 60_000;
const MOST_SIGNED = { most: 200, perMs: 10 * MINUTE_MS };
/** Room for a picture and a few words; the passkey's response may have 20,000 characters. */
const limits = {
  ...standardLimits,
  mostFieldBytes: 20 * KB,
  mostBytes: 600 * KB,
  mostMs: MINUTE_MS,
  leastBytes: 2 * KB,
};

/** Registers the signing of prescriptions (spec 7.48). */
export function registerSigning(app: FastifyInstance, shop: Shop): void {
  const { db, now, daysToSign } = shop;
  const after = async (userId: number, id: number) => {
    const row = await readPrescription(db, userId, id);
    if (!row) throw new Refused('prescription-missing');
    return prescriptionOf(row, daysToSign);
  };

  registerCall(app, beginSigningCall, ({ session, params }) =>
    beginSigning(shop, { userId: session.userId, id: params.id }),
  );

  registerUploadCall(
    app,
    signCall,
    {
      admit: async (request) => {
        const key = String(userOf(request));
        await takeAttempt(db, { kind: 'sign', key, ...MOST_SIGNED }, now());
        // A passkey in the form proves presence by itself.
        if (!(await hasPasskey(db, userOf(request)))) await requirePresence(shop, request);
      },
      handle: async ({ body, files, request }) => {
        const userId = userOf(request);
        const { id, documentId, isTyped, consultedOn, passkeyResponse } = body;
        await signPrescription(shop, {
          userId,
          id,
          documentId,
          isTyped,
          consultedOn,
          picture: files['signature']?.content,
          passkeyResponse,
          provenAt: await presenceOf(shop, request),
          address: request.ip,
          agent: request.headers['user-agent'] ?? '',
        });
        return after(userId, id);
      },
    },
    limits,
  );
}

function userOf({ session }: FastifyRequest): number {
  if (!session) throw new Error('Signing was let through without a session');
  return session.userId;
}

/**
 * Returns the JSON with which a browser requests a passkey's signature; the challenge is the hash of the verified text.
 * Refuses as signing does, and with 'passkey-missing' a user without a passkey.
 */
async function beginSigning(
  { db, shopUrl, daysToSign }: Pick<Shop, 'db' | 'shopUrl' | 'daysToSign'>,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<string> {
  const row = await readPrescription(db, userId, id);
  if (!row || (await prescriberOf(db, id)) !== userId)
    throw new Refused('prescription-missing', { requestedRecord: { kind: 'prescription', id } });
  Refused.unless(checkPrescriptionAction(prescriptionOf(row, daysToSign), 'sign', userId));
  const verified = await readVerifiedText(db, id);
  if (!verified) throw new Refused('prescription-altered');
  return beginUse({ db, shopUrl }, { userId, challenge: verified.hash });
}
