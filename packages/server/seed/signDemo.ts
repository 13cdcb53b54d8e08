import { hash } from 'node:crypto';
import { londonDay } from '@formulary/rules/dates/londonTime';
import sharp from 'sharp';
import { hashToken } from '../src/accounts/tokens/accountTokens.ts';
import { recordPrescriptionEvent } from '../src/prescriptions/events/recordPrescriptionEvent.queries.ts';
import { readPrescription } from '../src/prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../src/prescriptions/prescriptions.rows.ts';
import { verifyPrescription } from '../src/review/verifyPrescription.ts';
import { storeConfirmation } from '../src/signing/confirmations.queries.ts';
import { confirmSignature } from '../src/signing/confirmSignature.ts';
import { writeSignature } from '../src/signing/writeSignature.ts';
import { daysFrom } from './daysFrom.ts';
import type { DemoShop } from './DemoShop.ts';
import { shopAt } from './shopAt.ts';

const STROKES =
  'M40 140 C 60 30, 110 20, 100 90 S 60 180, 90 150 S 150 60, 165 110 S 175 160, 205 120 S 240 70, 250 120 S 300 150, 320 90 C 330 60, 350 70, 345 110 S 400 140, 430 95 S 500 90, 560 100';

/** Draws a signature as the pad would have sent it and the shop stored it. */
function demoSignature(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="${STROKES}" fill="none" stroke="#111" stroke-width="4" stroke-linecap="round"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const DIRECTIONS =
  'Reconstitute as in the leaflet. Five points of the glabella, as discussed at the consultation; one treatment';
const MINUTE = 1 / 1440;
const LINK_DAYS = 30;
/** A documentation address (RFC 5737). */
const origin = { address: '192.0.2.44', agent: 'Demo' };

/** A demo prescription and its prescriber. */
export interface DemoPrescription {
  readonly id: number;
  readonly prescriberId: number;
}

/** Last step of a prescription, and when the first was. */
export interface DemoSigning extends DemoPrescription {
  readonly upTo: 'verified' | 'signed' | 'confirmed';
  readonly daysAgo: number;
}

/**
 * Verifies, signs and confirms a past prescription as its prescriber would have, some minutes apart. Signed
 * prescriptions without confirmation get their link by mail once the shop is open.
 */
export async function signDemo(demo: DemoShop, signing: DemoSigning): Promise<void> {
  const { id, prescriberId: userId, upTo, daysAgo } = signing;
  const verifying = shopAt(demo, daysAgo);
  const row = await readPrescription(demo.trx, userId, id);
  if (!row) throw new Error(`There is no prescription ${id}`);
  const { items } = prescriptionOf(row, verifying.daysToSign);
  const reviewed = items.map((item) => ({ ...item, directions: DIRECTIONS }));
  const review = { id, comments: '', items: reviewed };
  const documentId = await verifyPrescription(verifying, { userId, ...origin, review });
  if (upTo === 'verified') return;

  const { at, ...shop } = shopAt(demo, daysAgo - 2 * MINUTE);
  const request = { userId, id, documentId, provenAt: at, passkeyResponse: undefined, ...origin };
  const picture = await demoSignature();
  const consultedOn = londonDay(daysFrom(at, -1));
  await writeSignature(demo.trx, shop, { ...request, picture, consultedOn });
  if (upTo === 'confirmed') await confirm(demo, signing);
}

async function confirm(demo: DemoShop, { id, daysAgo }: DemoSigning): Promise<void> {
  const sent = shopAt(demo, daysAgo - 4 * MINUTE).at;
  const token = hash('sha256', `demo ${id} ${+demo.now}`, 'base64url');
  const tokenHash = hashToken(token);
  const expiresAt = daysFrom(sent, LINK_DAYS);
  await storeConfirmation(demo.trx, { tokenHash, prescriptionId: id, now: sent, expiresAt });
  await recordPrescriptionEvent(demo.trx, demo.ledger, {
    prescriptionId: id,
    kind: 'confirmation-sent',
    actorId: undefined,
    at: sent,
    address: undefined,
    agent: undefined,
    detail: { tokenHash: tokenHash.toString('hex'), expiresAt: expiresAt.toISOString() },
  });
  await confirmSignature(shopAt(demo, daysAgo - 15 * MINUTE), { token, ...origin });
}
